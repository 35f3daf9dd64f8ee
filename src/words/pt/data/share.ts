/** Offers to share a finished file. */
export const share = {
  ready: 'Seu arquivo está pronto',
  share: 'Enviar',
  unable: {
    title: 'Este aparelho não consegue enviar o arquivo',
    description:
      'Atualize o iOS para enviar arquivos pelo aplicativo da Tela de Início. Depois tente de novo.',
  },
};
