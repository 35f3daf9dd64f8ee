import { grammarOf } from '#words/grammar.ts';

const { number, list } = grammarOf('pt');

const exportLog = 'Exporte o diário do outro aplicativo. Depois escolha esse arquivo.';
const exportAgain = 'Exporte o diário de novo do outro aplicativo. Depois escolha o arquivo novo.';
const saveAsCsv =
  'Abra no aplicativo que criou o arquivo e salve como CSV (“separado por vírgulas”). Depois escolha esse arquivo.';
const unpack = 'Descompacte. Depois escolha o arquivo que está dentro.';
const smaller =
  'Um diário costuma ser bem menor. Se este é o arquivo certo, exporte um período mais curto por vez.';
const anotherCopy = 'Pegue o arquivo de novo onde você guardou ou escolha um backup mais antigo.';
const chooseExport =
  'Para trazer um diário de volta, escolha o arquivo de “Exportar dados (CSV)” ou abra um backup.';
const known = (apps: readonly string[]) =>
  `O Wee Hours lê as exportações de ${list(apps)}. Exporte o diário de um deles. Depois escolha esse arquivo.`;

/** Why a chosen file can't be read, and what to do. The keys are the codes of `FileFault`. */
export const files = {
  happened: {
    backupCutOff: (file: string) => `Falta o final de “${file}”.`,
    backupDamaged: (file: string) => `“${file}” está danificado. Uma parte falta ou foi alterada.`,
    backupEmpty: (file: string) => `“${file}” está vazio.`,
    backupNewer: (file: string) => `“${file}” foi feito por uma versão mais nova do Wee Hours.`,
    backupTooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” tem ${number(megabytes)} MB. Um backup pode ter até ${number(most)} MB.`,
    databaseDamaged: (file: string) =>
      `“${file}” está danificado. Uma parte do banco de dados falta ou foi alterada.`,
    databaseOpen: (file: string) =>
      `“${file}” não tem registros. O aplicativo que o criou ainda pode estar aberto.`,
    empty: (file: string) => `“${file}” está vazio.`,
    excel: (file: string) => `“${file}” é uma planilha antiga do Excel ou tem senha.`,
    forSpreadsheets: (file: string) => `“${file}” é uma tabela que o Wee Hours cria para planilhas.`,
    gzip: (file: string) => `“${file}” é um arquivo gzip.`,
    jsonDamaged: (file: string) => `“${file}” está danificado. O final falta ou uma parte foi alterada.`,
    longLine: (file: string, line: number) =>
      `A linha ${line} de “${file}” tem mais de um milhão de caracteres.`,
    manyLines: (file: string, most: number) => `“${file}” tem mais de ${number(most)} linhas.`,
    noColumns: (file: string, line: number) =>
      `“${file}” não é um arquivo CSV. A linha ${line} não tem nomes de colunas.`,
    noEntries: (file: string, app: string) => `“${file}” tem colunas de ${app}, mas nenhum registro.`,
    notBackup: (file: string) => `“${file}” não é um backup do Wee Hours.`,
    notOpened: (file: string) => `Não deu para abrir “${file}”.`,
    notReadHere: (file: string) => `Não deu para ler “${file}” neste aparelho.`,
    pdf: (file: string) => `“${file}” é um PDF.`,
    photo: (file: string) => `“${file}” é uma foto.`,
    picture: (file: string) => `“${file}” é uma imagem.`,
    spreadsheet: (file: string) => `“${file}” é uma planilha ou um documento, não um arquivo .xlsx ou CSV.`,
    summary: (file: string) => `“${file}” é um resumo do Wee Hours. Tem totais, não registros.`,
    tooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” tem ${number(megabytes)} MB. Um arquivo pode ter até ${number(most)} MB.`,
    unknownColumns: (file: string, line: number, columns: string) =>
      `A linha ${line} de “${file}” tem colunas que o Wee Hours não conhece: ${columns}`,
    unknownTables: (file: string) => `“${file}” não tem nenhuma tabela que o Wee Hours conheça.`,
    webPage: (file: string) => `“${file}” é uma página da web.`,
    workbookDamaged: (file: string) =>
      `“${file}” está danificado. Uma parte da planilha falta ou foi alterada.`,
    workbookTooLarge: (file: string) => `“${file}” é uma planilha grande demais.`,
    zipDamaged: (file: string) =>
      `“${file}” está danificado. Uma parte do arquivo compactado falta ou foi alterada.`,
    zipEmpty: (file: string) => `“${file}” é um arquivo compactado sem diário dentro.`,
    zipInZip: (file: string) => `“${file}” é um arquivo compactado dentro de outro.`,
    zipLocked: (file: string) => `“${file}” é um arquivo compactado com senha.`,
    zipTooLarge: (file: string) => `“${file}” fica grande demais ao ser descompactado.`,
    zoneUnknown: (file: string, zone: string) =>
      `“${file}” usa o fuso horário “${zone}”. Este navegador não conhece esse fuso.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Conecte-se à internet e recarregue o Wee Hours. Depois escolha o arquivo de novo.',
    backupTooLarge: 'Confira se é o arquivo certo. Um backup termina em .weehours.',
    databaseDamaged: exportAgain,
    databaseOpen: 'Feche esse aplicativo. Depois faça o backup de novo.',
    empty: exportLog,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    jsonDamaged: exportAgain,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Exporte de novo do outro aplicativo, com um período mais longo.',
    notBackup:
      'Um backup termina em .weehours. Para arquivos CSV e outros aplicativos, use “Importar um diário”.',
    notOpened:
      'Talvez tenha sido movido ou excluído, ou ainda esteja na nuvem. Salve neste aparelho e escolha de novo.',
    notReadHere: 'Exporte um período mais curto por vez ou abra o arquivo em um computador.',
    pdf: exportLog,
    photo: exportLog,
    picture: exportLog,
    spreadsheet: saveAsCsv,
    summary: chooseExport,
    tooLarge: smaller,
    unknownColumns: known,
    unknownTables: known,
    webPage: exportLog,
    workbookDamaged: saveAsCsv,
    workbookTooLarge: saveAsCsv,
    zipDamaged: exportAgain,
    zipEmpty: exportLog,
    zipInZip: unpack,
    zipLocked: unpack,
    zipTooLarge: 'Descompacte. Depois escolha só os arquivos com o seu diário.',
    zoneUnknown: 'Atualize este navegador ou abra o arquivo em outro.',
  },
  none: { happened: 'Não havia nenhum arquivo.', todo: 'Escolha um arquivo.' },
};
