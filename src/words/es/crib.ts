/** The screen for a tablet beside the crib. */
export const crib = {
  reading: 'Leyendo el diario…',
  of: <Node>(name: Node): (string | Node)[] => [' · ', name],
  leave: 'Mantén para salir',
  keepHolding: 'Mantén presionado un segundo.',
  noBaby: { about: 'Agrega a tu bebé para usar aquí el registro rápido.', add: 'Agregar a tu bebé' },
  settings: {
    title: 'Ajustes del modo cuna',
    night: { label: 'Colores de noche', hint: 'Tenues y cálidos, también de día.' },
    chime: {
      label: 'Aviso suave',
      hint: 'También cuando pasa el intervalo que pusiste para una medicina. Funciona con el modo cuna abierto.',
      off: 'No',
      after: (time: string) => `${time} después de empezar una toma`,
    },
  },
  due: {
    feed: (baby: string, time: string) => `${baby}: ${time} desde que empezó la última toma.`,
    dose: (baby: string, medicines: string) => `${baby}: pasó el intervalo que pusiste para ${medicines}.`,
  },
};
