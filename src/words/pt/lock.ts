const typing = 'O formulário aberto não foi salvo. Preencha de novo.';

/** The screen of the automatic lock. */
export const lock = {
  title: 'Bloqueado',
  announced: 'O Wee Hours está bloqueado.',
  announcedTyping: `O Wee Hours está bloqueado. ${typing}`,
  about: 'Seu diário está seguro e os cronômetros continuam. Digite sua senha para continuar.',
  typing,
  password: 'Senha',
  unlock: 'Desbloquear',
  signOut: 'Sair',
  forgot: 'Esqueceu a senha? Saia e use seu código de recuperação para criar outra.',
};
