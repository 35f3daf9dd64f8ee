import { list, number } from '#words/es/data/grammar.ts';

const exportLog = 'Exporta tu diario desde la otra app. Luego elige ese archivo.';
const exportAgain = 'Exporta el diario otra vez desde la otra app. Luego elige el archivo nuevo.';
const saveAsCsv =
  'Ábrelo en la app que lo creó y guárdalo como CSV (“valores separados por comas”). Luego elige ese archivo.';
const unpack = 'Descomprímelo. Luego elige el archivo que contiene.';
const smaller =
  'Los diarios suelen ser mucho más pequeños. Si es el archivo correcto, exporta periodos más cortos.';
const anotherCopy = 'Busca el archivo otra vez donde lo guardaste o elige un respaldo anterior.';
const chooseExport =
  'Para recuperar un diario, elige el archivo de “Exportar todos mis datos (CSV)” o abre un respaldo.';
const known = (apps: readonly string[]) =>
  `Wee Hours lee las exportaciones de ${list(apps)}. Exporta tu diario desde una de ellas. Luego elige ese archivo.`;

/** Why a chosen file can't be read, and what to do. The keys are the codes of `FileFault`. */
export const files = {
  happened: {
    backupCutOff: (file: string) => `Falta el final de “${file}”.`,
    backupDamaged: (file: string) => `“${file}” está dañado. Falta una parte o cambió.`,
    backupEmpty: (file: string) => `“${file}” está vacío.`,
    backupNewer: (file: string) => `“${file}” se creó con una versión más nueva de Wee Hours.`,
    backupTooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” tiene ${number(megabytes)} MB. Los respaldos pueden tener hasta ${number(most)} MB.`,
    databaseDamaged: (file: string) => `“${file}” está dañado. Falta una parte de la base de datos o cambió.`,
    databaseOpen: (file: string) => `“${file}” no tiene registros. Quizá la app que lo creó sigue abierta.`,
    empty: (file: string) => `“${file}” está vacío.`,
    excel: (file: string) => `“${file}” es una hoja de Excel antigua o tiene contraseña.`,
    forSpreadsheets: (file: string) => `“${file}” es una tabla que Wee Hours crea para hojas de cálculo.`,
    gzip: (file: string) => `“${file}” es un archivo comprimido gzip.`,
    jsonDamaged: (file: string) => `“${file}” está dañado. Falta el final o cambió una parte.`,
    longLine: (file: string, line: number) =>
      `La línea ${line} de “${file}” tiene más de un millón de caracteres.`,
    manyLines: (file: string, most: number) => `“${file}” tiene más de ${number(most)} líneas.`,
    noColumns: (file: string, line: number) =>
      `“${file}” no es un archivo CSV. La línea ${line} no tiene nombres de columnas.`,
    noEntries: (file: string, app: string) => `“${file}” tiene columnas de ${app}, pero no registros.`,
    notBackup: (file: string) => `“${file}” no es un respaldo de Wee Hours.`,
    notOpened: (file: string) => `No se pudo abrir “${file}”.`,
    notReadHere: (file: string) => `“${file}” no se pudo leer en este dispositivo.`,
    pdf: (file: string) => `“${file}” es un PDF.`,
    photo: (file: string) => `“${file}” es una foto.`,
    picture: (file: string) => `“${file}” es una imagen.`,
    spreadsheet: (file: string) =>
      `“${file}” es una hoja de cálculo o un documento, no un archivo .xlsx o CSV.`,
    summary: (file: string) => `“${file}” es un resumen de Wee Hours. Tiene totales, no registros.`,
    tooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” tiene ${number(megabytes)} MB. Los archivos pueden tener hasta ${number(most)} MB.`,
    unknownColumns: (file: string, line: number, columns: string) =>
      `La línea ${line} de “${file}” nombra columnas que Wee Hours no conoce: ${columns}`,
    unknownTables: (file: string) => `“${file}” no tiene ninguna tabla que Wee Hours conozca.`,
    webPage: (file: string) => `“${file}” es una página web.`,
    workbookDamaged: (file: string) =>
      `“${file}” está dañado. Falta una parte de la hoja de cálculo o cambió.`,
    workbookTooLarge: (file: string) => `“${file}” es una hoja de cálculo demasiado grande.`,
    zipDamaged: (file: string) => `“${file}” está dañado. Falta una parte del archivo comprimido o cambió.`,
    zipEmpty: (file: string) => `“${file}” es un archivo comprimido sin ningún diario.`,
    zipInZip: (file: string) => `“${file}” es un archivo comprimido dentro de otro.`,
    zipLocked: (file: string) => `“${file}” es un archivo comprimido con contraseña.`,
    zipTooLarge: (file: string) =>
      `“${file}” es un archivo comprimido que resulta demasiado grande al descomprimirlo.`,
    zoneUnknown: (file: string, zone: string) =>
      `“${file}” usa la zona horaria “${zone}”. Este navegador no conoce esa zona.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Conéctate a internet y vuelve a cargar Wee Hours. Luego elige el archivo otra vez.',
    backupTooLarge: 'Revisa que sea el archivo correcto. Un respaldo termina en .weehours.',
    databaseDamaged: exportAgain,
    databaseOpen: 'Cierra esa app. Luego haz el respaldo otra vez.',
    empty: exportLog,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    jsonDamaged: exportAgain,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Exporta el diario otra vez desde la otra app, de un periodo más largo.',
    notBackup: 'Un respaldo termina en .weehours. Para archivos CSV y otras apps usa “Importar un diario”.',
    notOpened:
      'Quizá se movió o se eliminó, o sigue en la nube. Guárdalo en este dispositivo y elígelo otra vez.',
    notReadHere: 'Exporta periodos más cortos o abre el archivo en una computadora.',
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
    zipTooLarge: 'Descomprímelo. Luego elige solo los archivos con tu diario.',
    zoneUnknown: 'Actualiza este navegador o abre el archivo en otro.',
  },
  none: { happened: 'No había ningún archivo.', todo: 'Elige un archivo.' },
};
