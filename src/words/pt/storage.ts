/** The texts for a log that can't be saved, read or opened. The keys are the codes of `StorageProblem`. */
export const storage = {
  full: {
    title: 'Este aparelho está cheio',
    happened:
      'Não há mais espaço para salvar. O que você digitou continua aqui. Libere espaço, por exemplo excluindo vídeos ou aplicativos sem uso. Depois salve de novo.',
  },
  refused: {
    title: 'Este aparelho não conseguiu salvar',
    happened:
      'Ele deve estar cheio. O que você digitou continua aqui. Libere espaço, por exemplo excluindo vídeos ou aplicativos sem uso. Depois salve de novo.',
  },
  blocked: {
    title: 'Outra aba está usando o seu diário',
    happened: 'Feche as outras abas e janelas do Wee Hours. Depois recarregue esta página.',
  },
  newer: {
    title: 'O Wee Hours precisa ser atualizado aqui',
    happened:
      'Uma versão mais nova do aplicativo abriu este diário. Recarregue para ter essa versão. Até lá, dá para ler e copiar, mas não para salvar.',
  },
  gone: {
    title: 'Seu diário sumiu deste navegador',
    happened:
      'O navegador apaga dados de sites quando o aparelho enche, tem um defeito ou quando você limpa os dados. Restaure um backup ou comece de novo. Até lá, nada é salvo.',
  },
  unavailable: {
    title: 'Este navegador não deixa o Wee Hours salvar',
    happened:
      'Janelas anônimas e dados de sites bloqueados impedem isso. Abra o Wee Hours em uma janela normal ou permita os dados do site. Enquanto isso, você pode experimentar a demo.',
  },
  superseded: {
    title: 'O Wee Hours foi atualizado em outra aba',
    happened:
      'Esta aba não consegue mais salvar. O que você salvou está seguro. Copie o que digitou aqui e recarregue.',
  },
  rival: {
    title: 'Outro cronômetro está em andamento',
    happened: 'Já há outro cronômetro em andamento para este bebê.',
  },
  unfetched: {
    title: 'Uma parte do aplicativo não carregou',
    happened: 'O que você digitou continua aqui. Tente de novo quando tiver internet.',
  },
  unknown: {
    title: 'O armazenamento do navegador não respondeu',
    happened:
      'Isto não foi salvo. Tente de novo. Se falhar outra vez, veja se há espaço livre e recarregue a página.',
  },
};
