import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

const daysOf = (count: number) =>
  plural(count, { one: `${number(count)} dia`, other: `${number(count)} dias` });

/** The part of the profile with the trash and the removed babies. */
export const trash = {
  title: 'Lixeira',
  about: (days: number) =>
    `O que você exclui fica aqui por ${daysOf(days)}, para você poder restaurar. Depois some de vez, a não ser que você importe um diário que ainda tenha isso.`,
  empty: 'A lixeira está vazia.',
  ofImport:
    'Restaure um por um os registros de uma importação desfeita. Para ter todos de volta, importe o arquivo de novo. Se você já fez isso, eles estão no diário.',
  more: 'Mostrar mais',
  restore: 'Restaurar',
  restoreOne: (entry: string) => `Restaurar ${entry}`,
  restoreAll: (count: number) => `Restaurar todos (${number(count)})`,
  restored: {
    one: (entry: string) => `Restaurado: ${entry}`,
    all: (count: number) =>
      plural(count, {
        one: `${number(count)} registro restaurado`,
        other: `Todos os ${number(count)} registros restaurados`,
      }),
    baby: (name: string) => `O perfil de ${name} voltou`,
    description: 'Tudo voltou ao lugar.',
  },
  deleted: <Node>(name: Node, when: string, ago: string): (string | Node)[] => [
    name,
    `, ${when}. Excluído ${ago}.`,
  ],
  babies: {
    withAll: <Node>(name: Node): (string | Node)[] => [name, ' e tudo o que foi registrado'],
    removed: (ago: string) => `Perfil removido ${ago}.`,
  },
};
