/** Offers a new version. */
export const update = {
  ready: 'Há uma nova versão pronta.',
  later: 'Depois',
  now: 'Atualizar agora',
  updating: 'Atualizando…',
  slow: 'Atualizando… Pode continuar registrando. Leva no máximo meio minuto.',
};
