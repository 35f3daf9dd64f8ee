const how =
  'Use este código para criar uma nova senha neste aparelho: escolha “Esqueceu a senha?” ao entrar. Guarde o código com seus documentos ou em um gerenciador de senhas, não só neste aparelho. Um código mais novo substitui este.';

/** The dialog that shows a recovery code once. */
export const recovery = {
  title: 'Seu código de recuperação',
  description:
    'Se você esquecer a senha, este é o único jeito de voltar para a sua conta. Ele aparece uma vez só.',
  done: 'Já guardei',
  save: 'Salvar em arquivo',
  print: 'Imprimir',
  copy: 'Copiar',
  how,
  file: {
    name: 'wee-hours-codigo-de-recuperacao.txt',
    text: (email: string, code: string) =>
      `Código de recuperação do Wee Hours\nPara ${email}\n\n${code}\n\n${how}\n`,
    saved: 'O arquivo foi salvo.',
    ready: 'O arquivo está pronto. Toque de novo em “Salvar em arquivo”.',
    unable: 'Este aparelho não consegue salvar o arquivo. Copie o código.',
    failed:
      'Não deu para criar o arquivo, talvez por falta de internet. O código continua aqui: copie, anote ou tente de novo com internet.',
  },
  copied: 'O código foi copiado.',
  notCopied: 'Este navegador não copiou. Selecione o código na tela ou salve em arquivo.',
  paper: {
    title: 'Código de recuperação do Wee Hours',
    account: (email: string) => `Para ${email}`,
  },
  leaving: {
    title: 'Fechar sem guardar o código?',
    description:
      'Ele não aparece de novo. Você pode gerar outro no Perfil. Se você já tinha um código, ele continua valendo.',
    close: 'Fechar sem o código',
    show: 'Mostrar o código',
  },
};
