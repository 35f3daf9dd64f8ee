/** The screen for a log that can't be opened. */
export const trouble = {
  missing: 'Seu diário não está aqui',
  lastOpened: (day: string) => `Foi aberto aqui pela última vez em ${day}.`,
  stillShown: 'Esta aba ainda mostra uma parte. Copie o que precisar.',
  accountGone:
    'Sua conta também sumiu. Crie a conta de novo, com o mesmo e-mail se quiser. Depois abra um backup no Perfil.',
  restore: 'Restaurar um backup',
  startOver: 'Começar de novo',
  signOut: 'Sair',
  signUpAgain: 'Criar conta de novo',
  notOpened: 'Não deu para abrir seu diário',
  reload: 'Recarregar',
  demo: 'Ver a demo',
};
