/** Offers a new version. */
export const update = {
  ready: 'Hay una versión nueva.',
  later: 'Después',
  now: 'Actualizar',
  updating: 'Actualizando…',
  slow: 'Actualizando… Sigue registrando. Tarda medio minuto como máximo.',
};
