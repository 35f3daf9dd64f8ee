/** The screen for a log that can't be opened. */
export const trouble = {
  missing: 'Falta tu diario',
  lastOpened: (day: string) => `Aquí se abrió por última vez el ${day}.`,
  stillShown: 'Esta pestaña aún muestra una parte. Copia lo que necesites.',
  accountGone:
    'Tu cuenta tampoco está. Créala otra vez, con el mismo correo si quieres. Luego abre un respaldo en Perfil.',
  restore: 'Restaurar un respaldo',
  startOver: 'Empezar de nuevo',
  signOut: 'Cerrar sesión',
  signUpAgain: 'Crear la cuenta otra vez',
  notOpened: 'No se pudo abrir tu diario',
  reload: 'Volver a cargar',
  demo: 'Probar la demo',
};
