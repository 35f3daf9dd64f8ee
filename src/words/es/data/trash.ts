import { number, plural } from '#words/es/data/grammar.ts';

const daysOf = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });

/** The part of the profile with the trash and the removed babies. */
export const trash = {
  title: 'Papelera',
  about: (days: number) =>
    `Lo que eliminas se queda aquí ${daysOf(days)}, para que puedas restaurarlo. Después desaparece para siempre, a menos que importes un diario que aún lo tenga.`,
  empty: 'La papelera está vacía.',
  ofImport:
    'Restaura uno por uno los registros de una importación deshecha. Para recuperarlos todos, importa el archivo otra vez. Si ya lo hiciste, están en tu diario.',
  more: 'Ver más',
  restore: 'Restaurar',
  restoreOne: (entry: string) => `Restaurar ${entry}`,
  restoreAll: (count: number) => `Restaurar todo (${number(count)})`,
  restored: {
    one: (entry: string) => `Restaurado: ${entry}`,
    all: (count: number) =>
      plural(count, {
        one: `Se restauró ${number(count)} registro`,
        other: `Se restauraron los ${number(count)} registros`,
      }),
    baby: (name: string) => `${name} está de vuelta`,
    description: 'Todo está de nuevo en su lugar.',
  },
  deleted: <Node>(name: Node, when: string, ago: string): (string | Node)[] => [
    name,
    `, ${when}; se eliminó ${ago}.`,
  ],
  babies: {
    withAll: <Node>(name: Node): (string | Node)[] => [name, ' y todo lo registrado'],
    removed: (ago: string) => `Se quitó ${ago}.`,
  },
};
