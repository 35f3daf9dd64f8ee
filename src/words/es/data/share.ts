/** Offers to share a finished file. */
export const share = {
  ready: 'Tu archivo está listo',
  share: 'Compartirlo',
  unable: {
    title: 'Este dispositivo no puede compartir el archivo',
    description:
      'Actualiza iOS para compartir archivos desde la app de la pantalla de inicio. Luego inténtalo de nuevo.',
  },
};
