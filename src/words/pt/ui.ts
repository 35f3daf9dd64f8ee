/** The components that the app and the public pages share. */
export const ui = {
  skip: 'Ir para o conteúdo',
  loading: 'Carregando…',
  close: 'Fechar',
  dismiss: 'Dispensar',
  optional: '(opcional)',
  number: {
    withUnit: (label: string, unit: string) => `${label} (${unit})`,
    less: (label: string) => `Menos: ${label}`,
    more: (label: string) => `Mais: ${label}`,
  },
  toasts: {
    before: 'Aviso',
    list: 'Avisos (F8)',
  },
  reach: (action: string) => `${action}: aperte F8 para chegar lá.`,
  invalid: { missing: 'Preencha este campo.', email: 'Digite um e-mail, como maria@example.com.' },
  name: { label: 'Nome', blank: 'Digite seu nome.' },
  password: { show: 'Mostrar senha', hide: 'Esconder senha' },
  failed: {
    title: 'O aplicativo encontrou um erro!',
    about:
      'O erro foi nosso, não seu. Tudo o que você registrou está guardado. Recarregue a página ou tente de novo quando tiver internet.',
    reload: 'Recarregar a página',
    home: 'Ir para a página inicial',
    cause: 'O que deu errado',
  },
};
