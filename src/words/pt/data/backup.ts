import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('pt');

const daysOf = (count: number) =>
  plural(count, { one: `${number(count)} dia`, other: `${number(count)} dias` });

/** The parts of the profile for backups, exports, storage and chosen files. */
export const backup = {
  title: 'Backup e troca de celular',
  about:
    'Guarde tudo em um arquivo: como cópia, para mudar de celular ou para juntar os diários de dois celulares. Ele só vai para onde você mandar.',
  demo: 'Você pode experimentar tudo isto na demo. Nada é salvo.',
  open: 'Abrir um backup',
  checking: 'Conferindo o arquivo…',
  saving: 'Salvando neste aparelho…',
  undoing: 'Desfazendo…',
  undo: 'Desfazer',
  cancel: 'Cancelar',
  close: 'Fechar',
  leaving: {
    title: 'Sair sem usar o backup?',
    description: 'O backup que você abriu ainda não está no seu diário.',
    discard: 'Sair',
    keep: 'Ficar',
  },
  oneFile: {
    title: 'Um arquivo por vez',
    happened: (files: number) =>
      plural(files, {
        one: `Você escolheu ${number(files)} arquivo. Abra só ele.`,
        other: `Você escolheu ${number(files)} arquivos. Abra um por um.`,
      }),
  },
  make: {
    about: 'Um arquivo com todos os bebês e registros, as exclusões recentes e seus ajustes.',
    lock: 'Proteger com uma frase secreta',
    lockHint: 'Sem ela, qualquer pessoa com o arquivo pode ler tudo.',
    passphrase: 'Frase secreta',
    passphraseHint:
      'Algumas palavras de que você ainda vai se lembrar daqui a um ano. Sem elas, ninguém abre o arquivo, nem nós.',
    again: 'Repetir a frase secreta',
    tooShort: (characters: number) =>
      plural(characters, {
        one: `Use pelo menos ${number(characters)} caractere. Três palavras bastam.`,
        other: `Use pelo menos ${number(characters)} caracteres. Três palavras bastam.`,
      }),
    notSame: 'As frases não são iguais. Confira com o ícone do olho.',
    make: 'Fazer backup',
    doesNotOpen: {
      title: 'Este backup não abre',
      happened: 'O Wee Hours testa cada backup antes de entregar. Este falhou. Seu diário está seguro.',
      todo: 'Exporte todos os seus dados em CSV, logo abaixo. Lá estão todos os registros. Depois avise a gente pelo Suporte.',
    },
    made: {
      title: 'Seu backup está pronto',
      saved: (file: string) => `${file} está nos seus downloads. Guarde uma cópia fora deste aparelho.`,
      shared: 'Guarde uma cópia fora deste aparelho.',
    },
  },
  unlock: {
    wrong: 'Essa não é a frase secreta deste arquivo. Tente de novo.',
    passphrase: 'Frase secreta deste backup',
    hint: 'As palavras que você escolheu ao fazer o backup.',
    open: 'Abrir',
  },
  table: {
    caption: 'O que há no backup e o que há aqui agora',
    file: 'No arquivo',
    here: 'Aqui agora',
    babies: 'Bebês',
    names: (names: readonly string[]) => list(names),
    none: 'Nenhum',
    count: (entries: number) => number(entries),
    newer: 'De uma versão mais nova',
    latest: 'Último registro',
  },
  preview: {
    from: (day: string, clock: string) => `Um backup de ${day}, ${clock}`,
    question: 'O que você quer fazer?',
    acts: { merge: 'Juntar os diários', replace: 'Substituir este diário' },
    same: 'Este arquivo é igual ao seu diário. Não há nada a acrescentar.',
    combine: 'Juntar os diários',
    restore: 'Restaurar este backup',
    replace: 'Substituir meu diário',
    replacing: {
      title: 'Substituir o diário?',
      gone: (entries: string) => `Isto remove o que só existe aqui: ${entries}.`,
      goneAndRunning: (entries: string, timers: string) =>
        `Isto remove o que só existe aqui: ${entries}, e ${timers}.`,
      nothingGone: 'Tudo o que está aqui também está no arquivo.',
      trashed: (name: string) => `O perfil de ${name} vai para a lixeira.`,
      undo: (days: number) => `Você pode desfazer por ${daysOf(days)}.`,
      keep: 'Manter meu diário',
      replace: 'Substituir',
    },
  },
  outcome: {
    empty: 'Seu diário aqui está vazio. Você recebe tudo o que há no arquivo, com os ajustes.',
    nothing: 'Seu diário já tem tudo isto. Nada mudaria.',
    onlyDeletions: 'Nenhum registro muda aqui. O que foi excluído lá continua excluído.',
    merge: {
      about:
        'Para dois celulares com o mesmo diário. Junta os registros dos dois. Vale a última mudança. O que foi excluído em um celular também é excluído no outro.',
      added: 'Novos no arquivo',
      changed: 'Mudados no arquivo',
      removed: 'Excluídos no arquivo',
      stopped: 'Parados no arquivo',
      undo: (days: number, files: number) =>
        `Você pode desfazer por ${daysOf(days)}, ou até juntar mais ${number(files)} arquivos ao seu diário.`,
    },
    replace: {
      about: 'Seu diário e seus ajustes ficam exatamente como no arquivo.',
      added: 'Adicionados',
      changed: 'Mudados para ficar como no arquivo',
      removed: 'Só existem aqui, por isso saem',
      stopped: 'Não estão mais em andamento',
      undo: (days: number) => `Você pode desfazer por ${daysOf(days)}.`,
    },
    trashed: <Node>(name: Node): (string | Node)[] => [
      'O perfil de ',
      name,
      ' está na lixeira do arquivo. Ele vai para a lixeira aqui também. De lá, você pode restaurar.',
    ],
    trashedWith: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'O perfil de ',
      name,
      ' está na lixeira do arquivo. Ele vai para a lixeira aqui também, com ',
      entries,
      '. De lá, você pode restaurar.',
    ],
    unseen: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'O perfil de ',
      name,
      ' está na lixeira. Restaure lá para ver o que o arquivo acrescenta: ',
      entries,
      '.',
    ],
    importedApart: (count: number) =>
      plural(count, {
        one: `${number(count)} registro foi importado separadamente nos dois celulares. Juntar os diários iria duplicá-lo. Antes, desfaça uma das duas importações em “Importações anteriores”. Ou substitua o diário de um celular pelo backup do outro.`,
        other: `${number(count)} registros foram importados separadamente nos dois celulares. Juntar os diários iria duplicá-los. Antes, desfaça uma das duas importações em “Importações anteriores”. Ou substitua o diário de um celular pelo backup do outro.`,
      }),
    madeApart: <Node>(name: Node): (string | Node)[] => [
      name,
      ' tem dois perfis separados, um no arquivo e um aqui. Os dois ficam, cada um com os próprios registros. Para ter um diário só daqui em diante, substitua o diário de um celular pelo backup do outro.',
    ],
    old: (days: number) =>
      `Este arquivo tem mais de ${daysOf(days)}. Registros que você excluiu aqui há mais de ${daysOf(days)} podem voltar.`,
  },
  done: {
    nothing: { title: 'Nada a mudar', description: 'Seu diário já tinha tudo isto.' },
    title: { merge: 'Os dois diários agora são um só', replace: 'Seu diário está como no arquivo' },
    added: (entries: string) => `Adicionados: ${entries}.`,
    changed: (entries: string) => `Mudados: ${entries}.`,
    removed: (entries: string) => `Removidos: ${entries}.`,
    stopped: (timers: number) =>
      plural(timers, {
        one: `${number(timers)} cronômetro parado.`,
        other: `${number(timers)} cronômetros parados.`,
      }),
    noEntry: { merge: 'Seus registros continuam iguais.', replace: 'Agora valem os ajustes do arquivo.' },
  },
  applied: {
    when: (day: string, clock: string) => `${day}, ${clock}`,
    text: (when: string) => `Um arquivo de backup mudou seu diário em ${when}.`,
    undo: 'Desfazer mudança',
    asking: {
      title: 'Desfazer as mudanças do arquivo?',
      description: (when: string) =>
        `Seu diário volta a ser como era antes de ${when}. O que você registrou neste aparelho depois disso fica.`,
      keep: 'Manter',
      undo: 'Desfazer',
    },
  },
  undone: { title: 'Desfeito', description: 'Seu diário voltou a ser como era antes do arquivo.' },
  counts: {
    babies: (count: number) =>
      plural(count, { one: `${number(count)} perfil de bebê`, other: `${number(count)} perfis de bebê` }),
    others: (count: number) =>
      plural(count, {
        one: `${number(count)} registro de uma versão mais nova`,
        other: `${number(count)} registros de uma versão mais nova`,
      }),
    runningNewer: 'o cronômetro de uma versão mais nova em andamento aqui',
    all: (counts: readonly string[]) => list(counts),
  },
  unreadable: {
    text: (count: number) =>
      plural(count, {
        one: `Não deu para ler ${number(count)} registro. Ele fica fora do diário e dos totais. Todo backup ainda o inclui.`,
        other: `Não deu para ler ${number(count)} registros. Eles ficam fora do diário e dos totais. Todo backup ainda os inclui.`,
      }),
    export: (_count: number) => 'Exportar em arquivo',
    saved: 'Salvo em arquivo',
  },
  downloaded: (file: string) => `${file} está nos seus downloads.`,
  exports: {
    title: 'Exportar seus dados',
    about: 'O diário é seu em qualquer plano. Exporte tudo quando quiser.',
    everything: {
      about: 'Bebês, registros, fotos, lixeira, conta e ajustes. Abre sem o Wee Hours.',
      making: 'Criando o zip…',
      export: 'Exportar tudo (zip)',
    },
    csv: {
      about: 'Todos os registros em uma planilha. O Wee Hours consegue importar de volta.',
      export: 'Exportar dados (CSV)',
    },
    tables: {
      about: 'Uma planilha por tipo, nas suas unidades.',
      export: 'Exportar tabelas (zip)',
    },
    saved: 'Seus dados foram salvos',
  },
  storage: {
    title: 'Armazenamento',
    about: 'Seu diário fica neste navegador, neste aparelho.',
    demo: 'A demo fica na memória desta aba. Some quando você sai.',
    unknown: 'Este navegador não diz se guarda seu diário para sempre.',
    promised: 'Seu navegador prometeu guardar o diário, mesmo que falte espaço no aparelho.',
    notPromised: 'Seu navegador pode apagar este diário se faltar espaço no aparelho.',
    protect: 'Proteger meu diário',
    refused:
      'Seu navegador ainda não prometeu guardar o diário. Instalar o Wee Hours aumenta as chances. Em todo caso, faça backups com frequência.',
    usedLittle: 'O Wee Hours usa menos de 1 MB neste aparelho.',
    used: (megabytes: number) =>
      `O Wee Hours usa cerca de ${number(megabytes)} MB neste aparelho, contando o aplicativo.`,
    backup: 'Fazer backup',
    photos: (megabytes: string, most: number) => `Fotos: ${megabytes} MB de ${number(most)} MB`,
    photosAbout:
      'Backups e exportações contêm suas fotos. Um diário compartilhado entre celulares não contém.',
  },
  files: {
    drop: { one: 'Ou solte o arquivo aqui. ', several: 'Ou solte os arquivos aqui. ' },
    preview: 'Você vê uma prévia antes de salvar.',
    fromOutside: 'Isto foi enviado de fora do Wee Hours. Use só se você esperava receber.',
    unreadable: 'Não deu para ler esse arquivo',
    insecure: {
      title: 'Backups precisam de uma conexão segura',
      happened:
        'Esta página veio por http simples, por isso o Wee Hours não consegue conferir nem proteger arquivos.',
      todo: 'Abra esta página com https:// no começo do endereço.',
    },
    lost: { title: 'Esse arquivo não chegou', description: 'Escolha o arquivo em “Importar um diário”.' },
  },
};
