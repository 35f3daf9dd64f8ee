/** Addresses that log: their panel in the profile, and the question of an address that must not log by itself. */
export const addresses = {
  title: 'Endereços rápidos',
  about:
    'Grave um deles em uma etiqueta NFC ou em um QR code. Abrir o endereço registra na hora, e dá para desfazer.',
  none: 'O endereço precisa da sua chave. Sem ela, o Wee Hours pergunta antes.',
  noBaby: 'Adicione um bebê primeiro. Cada endereço registra para um bebê.',
  make: 'Criar chave',
  made: 'Sua chave está pronta',
  acts: {
    wet: 'Fralda com xixi',
    dirty: 'Fralda com cocô',
    both: 'Fralda com xixi e cocô',
    left: 'Iniciar no esquerdo',
    right: 'Iniciar no direito',
    sleep: 'Dormiu',
    bottle: 'Mamadeira de sempre',
  },
  copy: <Node>(hidden: (text: string) => Node, act: string): (string | Node)[] => [
    'Copiar',
    hidden(` o endereço de: ${act}`),
  ],
  copied: (act: string) => `Copiado: ${act}`,
  copyFailed: 'Não deu para copiar. Selecione o endereço e copie.',
  whose: 'Diário de quem',
  who: 'Quem abrir um deles aqui, com o aplicativo desbloqueado, pode registrar.',
  device: 'Os endereços funcionam só neste navegador.',
  apple: 'No iPhone e no iPad, eles abrem no Safari, não no aplicativo da Tela de Início.',
  appleApp:
    'As etiquetas abrem o Safari, que não enxerga o diário deste aplicativo. Crie a chave no Safari, para um diário mantido lá.',
  revoke: 'Cancelar a chave',
  revoking: {
    title: 'Cancelar a chave?',
    about: 'Etiquetas e códigos com esta chave deixam de registrar. Eles passam a perguntar antes.',
    keep: 'Manter',
  },
  revoked: 'A chave foi cancelada',
  question: {
    title: (name: string) => `Registrar isto para ${name}?`,
    why: {
      ask: 'Um toque registra, e dá para desfazer.',
      wrongKey: 'A chave deste endereço está errada ou foi cancelada. Nada foi registrado.',
      wrongBaby: 'Este endereço é de um bebê que não está aqui ou foi arquivado. Nada foi registrado.',
      late: 'O Wee Hours estava bloqueado ou ainda não estava pronto. Nada foi registrado.',
    },
    confirm: {
      wet: 'Registrar xixi agora',
      dirty: 'Registrar cocô agora',
      both: 'Registrar xixi e cocô agora',
      left: 'Iniciar no esquerdo',
      right: 'Iniciar no direito',
      sleep: 'Iniciar sono agora',
      bottle: 'Registrar mamadeira…',
    },
    bottle: (volume: string) => `Registrar mamadeira de ${volume}`,
  },
};
