const typing = 'El formulario abierto no se guardó. Complétalo otra vez.';

/** The screen of the automatic lock. */
export const lock = {
  title: 'Bloqueada',
  announced: 'Wee Hours está bloqueada.',
  announcedTyping: `Wee Hours está bloqueada. ${typing}`,
  about: 'Tu diario está a salvo y los cronómetros siguen. Escribe tu contraseña para continuar.',
  typing,
  password: 'Contraseña',
  unlock: 'Desbloquear',
  signOut: 'Cerrar sesión',
  forgot: '¿Olvidaste tu contraseña? Cierra la sesión y usa tu código de recuperación para poner una nueva.',
};
