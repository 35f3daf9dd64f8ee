import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('pt');

const rowsOf = (count: number) =>
  plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });

/** The part of the profile that imports logs. */
export const imports = {
  title: 'Importar um diário',
  about:
    'Importe de outro aplicativo ou do Wee Hours. Você pode escolher vários arquivos de uma vez. Eles nunca saem deste aparelho.',
  choose: 'Escolher arquivos',
  reading: 'Lendo…',
  saving: 'Salvando neste aparelho…',
  undoing: 'Desfazendo a importação…',
  cancel: 'Cancelar',
  leaving: {
    title: 'Sair sem importar?',
    description: 'Os arquivos que você escolheu ainda não estão no seu diário.',
    discard: 'Sair',
    keep: 'Ficar',
  },
  stop: 'Parar',
  imported: (source: string) => `Seu diário de ${source} foi importado`,
  filled: (entries: number) =>
    plural(entries, {
      one: `${number(entries)} registro ganhou detalhes`,
      other: `${number(entries)} registros ganharam detalhes`,
    }),
  undo: 'Desfazer',
  undone: {
    title: 'A importação foi desfeita',
    description: 'Os registros importados saíram do seu diário.',
  },
  preview: {
    announced: (entries: number) =>
      plural(entries, {
        one: `${number(entries)} registro pode ser importado.`,
        other: `${number(entries)} registros podem ser importados.`,
      }),
    files: (count: number) =>
      plural(count, { one: `${number(count)} arquivo`, other: `${number(count)} arquivos` }),
    from: (rows: number, apps: readonly string[]) => `${rowsOf(rows)} de ${list(apps)}`,
    fromBetween: (rows: number, apps: readonly string[], first: string, last: string) =>
      `${rowsOf(rows)} de ${list(apps)}, de ${first} a ${last}`,
    file: <Node>(name: Node, rows: number): (string | Node)[] => [name, `: ${rowsOf(rows)}`],
    remap: 'Mudar as colunas',
    remapOf: (table: string) => `Mudar as colunas de ${table}`,
    leftOut: 'Este arquivo fica de fora. Você ainda pode importar os outros.',
    undo: (days: number) =>
      `Depois da importação, você pode desfazer com um toque por ${plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` })}.`,
    open: 'Responda a isto para ver o que acontece com cada linha.',
    importEntries: (entries: number) =>
      plural(entries, {
        one: `Importar ${number(entries)} registro`,
        other: `Importar ${number(entries)} registros`,
      }),
    fillEntries: (entries: number) =>
      plural(entries, {
        one: `Completar ${number(entries)} registro`,
        other: `Completar ${number(entries)} registros`,
      }),
    importBabies: (babies: number) =>
      plural(babies, { one: `Importar ${number(babies)} bebê`, other: `Importar ${number(babies)} bebês` }),
    beforeBirth: <Node>(name: Node, first: string, born: string): (string | Node)[] => [
      `Este diário começa em ${first}, antes do nascimento de `,
      name,
      `, em ${born}. É de outro bebê?`,
    ],
  },
  questions: {
    volume: { label: 'Em que unidade estão as quantidades?', oz: 'Onças', ml: 'Mililitros' },
    weight: { label: 'Em que unidade estão os pesos?', lb: 'Libras', kg: 'Quilos' },
    length: { label: 'Em que unidade estão os comprimentos?', in: 'Polegadas', cm: 'Centímetros' },
    bare: (numbers: readonly string[]) => `O diário diz ${numbers.join(', ')}, sem unidade.`,
    day: (example: string) => `Que dia é ${example}?`,
    dayIn: <Node>(file: Node, more: number): (string | Node)[] => [
      'Esta data está em ',
      file,
      more
        ? plural(more, {
            one: ` e em mais ${number(more)} arquivo.`,
            other: ` e em mais ${number(more)} arquivos.`,
          })
        : '.',
    ],
    dayHint: 'Alguns aplicativos põem o mês antes, outros o dia. Este diário não mostra qual.',
    zone: 'Fuso horário deste diário',
    zoneHint: 'O diário não diz o fuso horário. Escolha o fuso em que ele foi feito.',
  },
  whose: {
    named: (name: string, born?: string) =>
      born ? `Quem é “${name}”, nascimento em ${born}?` : `Quem é “${name}”?`,
    unnamed: 'De quem é este diário?',
    allOne:
      'Todas as linhas sem nome nestes arquivos vão para este bebê. No caso de gêmeos, importe um por vez.',
    choose: 'Escolher…',
    leaveOut: 'Deixar estas linhas de fora',
    addFirst: 'Adicione o bebê primeiro.',
    option: (name: string, born: string) => `${name}, nascimento em ${born}`,
    add: 'Adicionar bebê',
    addNamed: (name: string) => `Adicionar ${name}`,
    addAnother: 'É de outro bebê',
    addFirstBaby: 'Adicionar bebê',
    plan: 'Você pode adicionar mais bebês com Plus ou Lifetime.',
  },
  outcome: {
    nothingNew: (files: number) =>
      plural(files, { one: 'Não há nada novo neste arquivo.', other: 'Não há nada novo nestes arquivos.' }),
    noEntry: (files: number) =>
      plural(files, {
        one: 'Nenhuma linha deste arquivo pode ser importada.',
        other: 'Nenhuma linha destes arquivos pode ser importada.',
      }),
    fresh: <Node>(counts: Node): (string | Node)[] => ['Novos: ', counts],
    table: {
      caption: (name: string) => `O que acontece com as linhas de ${name}`,
      file: 'No arquivo',
      log: 'No seu diário',
      type: <Node>(type: Node, rows: number): (string | Node)[] => [type, `, ${rowsOf(rows)}`],
      moreTypes: (types: number, rows: number) =>
        `${plural(types, { one: `mais ${number(types)} tipo`, other: `mais ${number(types)} tipos` })}, ${rowsOf(rows)}`,
      apart: ', esquerdo e direito separados',
      sittings: (count: number) =>
        plural(count, { one: `, em ${number(count)} mamada`, other: `, em ${number(count)} mamadas` }),
      known: (rows: number) =>
        plural(rows, {
          one: `${number(rows)} linha já está no seu diário.`,
          other: `${number(rows)} linhas já estão no seu diário.`,
        }),
      repeated: (rows: number) =>
        plural(rows, {
          one: `${number(rows)} linha repete outra linha.`,
          other: `${number(rows)} linhas repetem outras linhas.`,
        }),
    },
    filled: (entries: number) =>
      plural(entries, {
        one: `${number(entries)} registro do seu diário ganha detalhes que não tinha.`,
        other: `${number(entries)} registros do seu diário ganham detalhes que não tinham.`,
      }),
    moved: (rows: number) =>
      plural(rows, {
        one: `${number(rows)} anotação do seu diário vira um registro próprio.`,
        other: `${number(rows)} anotações do seu diário viram registros próprios.`,
      }),
    names: (names: readonly string[]) => names.join(', '),
    namesAndMore: (names: readonly string[], more: number) => `${names.join(', ')} e mais ${number(more)}`,
    columns: (count: number, names: string) =>
      plural(count, {
        one: `Esta coluna não é importada: ${names}.`,
        other: `Estas colunas não são importadas: ${names}.`,
      }),
    order: (feeds: number) =>
      plural(feeds, {
        one: `${number(feeds)} mamada não diz qual lado foi primeiro.`,
        other: `${number(feeds)} mamadas não dizem qual lado foi primeiro.`,
      }),
    lengths: (feeds: number) =>
      plural(feeds, {
        one: `${number(feeds)} mamada tem uma duração só para os dois lados. Cada lado fica com metade.`,
        other: `${number(feeds)} mamadas têm uma duração só para os dois lados. Cada lado fica com metade.`,
      }),
    keep: (names: string) => `Guardar como anotações: ${names}`,
    keepHint:
      'O Wee Hours não tem um tipo para estas linhas. Cada uma vai para a anotação do registro novo mais próximo daquele dia.',
    kept: (rows: number) =>
      plural(rows, {
        one: `${number(rows)} linha fica guardada em anotações.`,
        other: `${number(rows)} linhas ficam guardadas em anotações.`,
      }),
    doubts: (rows: number) =>
      plural(rows, { one: `${number(rows)} linha a conferir`, other: `${number(rows)} linhas a conferir` }),
    notImported: (rows: number) =>
      plural(rows, {
        one: `${number(rows)} linha não é importada`,
        other: `${number(rows)} linhas não são importadas`,
      }),
  },
  reasons: {
    reason: <Node>(kind: Node, rows: number, reason: string): (string | Node)[] => [
      kind,
      `, ${rowsOf(rows)}: ${reason}`,
    ],
    cells: (cells: readonly string[]) => cells.join(' · '),
    places: (places: string) => `Onde: ${places}.`,
    lines: (count: number, lines: string) =>
      plural(count, { one: `linha ${lines}`, other: `linhas ${lines}` }),
    linesOf: (lines: string, file: string) => `${lines} de ${file}`,
    found: <Node>(line: number, found: Node): (string | Node)[] => [`Linha ${line}: “`, found, '”'],
    foundIn: <Node>(line: number, file: Node, found: Node): (string | Node)[] => [
      `Linha ${line} de `,
      file,
      ': “',
      found,
      '”',
    ],
  },
  past: {
    title: 'Importações anteriores',
    from: (source: string, day: string) => `De ${source}, ${day}`,
    until: (day: string) => `Você pode desfazer até ${day}.`,
    gone: 'Não dá para desfazer. Os registros dela foram excluídos ou também vieram de outro celular.',
    undo: 'Desfazer importação',
    asking: {
      title: 'Desfazer esta importação?',
      entries: (entries: string, source: string) =>
        `Isto remove do diário, com as mudanças que você fez: ${entries}, de ${source}. O que foi registrado à mão fica.`,
      all: (source: string) =>
        `Isto remove tudo o que foi importado de ${source}, com as mudanças que você fez. O que foi registrado à mão fica.`,
      details: (entries: number) =>
        plural(entries, {
          one: `Os detalhes que ela acrescentou a ${number(entries)} registro anterior também saem. O registro fica.`,
          other: `Os detalhes que ela acrescentou a ${number(entries)} registros anteriores também saem. Os registros ficam.`,
        }),
      onlyDetails: (entries: number, source: string) =>
        plural(entries, {
          one: `Isto remove os detalhes que ${source} acrescentou a ${number(entries)} registro anterior. O registro fica.`,
          other: `Isto remove os detalhes que ${source} acrescentou a ${number(entries)} registros anteriores. Os registros ficam.`,
        }),
      profiles:
        'Um perfil que ela criou também é removido, a não ser que você o tenha mudado ou registrado algo para esse bebê.',
      keep: 'Manter',
      undo: 'Desfazer',
    },
  },
};
