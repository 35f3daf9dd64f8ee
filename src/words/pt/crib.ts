/** The screen for a tablet beside the crib. */
export const crib = {
  reading: 'Lendo o diário…',
  of: <Node>(name: Node): (string | Node)[] => [' · ', name],
  leave: 'Segure para sair',
  keepHolding: 'Segure por um segundo.',
  noBaby: { about: 'Adicione seu bebê para usar o registro rápido aqui.', add: 'Adicionar bebê' },
  settings: {
    title: 'Ajustes do modo berço',
    night: { label: 'Cores da noite', hint: 'Escuras e quentes, também de dia.' },
    chime: {
      label: 'Som suave',
      hint: 'Também quando acaba o intervalo que você definiu para um remédio. Funciona com o modo berço aberto.',
      off: 'Desligado',
      after: (time: string) => `${time} depois do início da mamada`,
    },
  },
  due: {
    feed: (baby: string, time: string) => `${baby}: ${time} desde o início da última mamada.`,
    dose: (baby: string, medicines: string) =>
      `${baby}: acabou o intervalo que você definiu para ${medicines}.`,
  },
};
