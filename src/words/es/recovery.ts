const how =
  'Usa este código para poner una contraseña nueva en este dispositivo: elige “¿Olvidaste tu contraseña?” al iniciar sesión. Guárdalo con tus papeles o en un gestor de contraseñas, no solo en este dispositivo. Un código más nuevo lo reemplaza.';

/** The dialog that shows a recovery code once. */
export const recovery = {
  title: 'Tu código de recuperación',
  description:
    'Si olvidas tu contraseña, es la única manera de volver a entrar a tu cuenta. Lo verás una sola vez.',
  done: 'Ya lo tengo',
  save: 'Guardar como archivo',
  print: 'Imprimir',
  copy: 'Copiar',
  how,
  file: {
    name: 'wee-hours-codigo-de-recuperacion.txt',
    text: (email: string, code: string) =>
      `Código de recuperación de Wee Hours\nPara ${email}\n\n${code}\n\n${how}\n`,
    saved: 'Se guardó el archivo.',
    ready: 'El archivo está listo. Toca “Guardar como archivo” otra vez.',
    unable: 'Este dispositivo no puede guardar el archivo. Mejor copia el código.',
    failed:
      'No se pudo crear el archivo, quizá porque no hay conexión. El código sigue aquí: cópialo, anótalo o inténtalo de nuevo con conexión.',
  },
  copied: 'Se copió el código.',
  notCopied: 'Este navegador no lo copió. Selecciona el código o guárdalo como archivo.',
  paper: {
    title: 'Código de recuperación de Wee Hours',
    account: (email: string) => `Para ${email}`,
  },
  leaving: {
    title: '¿Cerrar sin guardar el código?',
    description:
      'No lo volverás a ver. Puedes crear otro en Perfil. Tu código anterior, si tenías uno, sigue sirviendo.',
    close: 'Cerrar sin él',
    show: 'Mostrar el código',
  },
};
