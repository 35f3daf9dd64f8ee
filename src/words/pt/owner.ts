import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The sections of the profile about the account, its password, its lock and its deletion. */
export const owner = {
  password: 'Sua senha',
  account: {
    title: 'Conta',
    about: 'Sua conta fica só neste aparelho.',
    guest: (trialDays: number) =>
      plural(trialDays, {
        one: `Você está como visitante. Crie uma conta para acompanhar o seu bebê, grátis por ${number(trialDays)} dia.`,
        other: `Você está como visitante. Crie uma conta para acompanhar o seu bebê, grátis por ${number(trialDays)} dias.`,
      }),
    seePlans: 'Ver planos',
    signUp: 'Criar conta',
    signOut: 'Sair',
    name: 'Nome',
    email: 'E-mail',
    plan: 'Plano',
    plans: { free: 'Grátis', starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    until: (plan: string, day: string) => `${plan} · até ${day}`,
    ended: (plan: string, day: string) => `${plan} · acabou em ${day}`,
    trial: (plan: string, days: number) =>
      plural(days, {
        one: `${plan} · falta ${number(days)} dia de teste`,
        other: `${plan} · faltam ${number(days)} dias de teste`,
      }),
  },
  changes: {
    edit: 'Editar nome e e-mail',
    passwordTitle: 'Senha',
    passwordAbout: 'Você entra com ela neste aparelho.',
    password: 'Mudar senha',
    edited: 'Sua conta foi atualizada',
    passwordSet: 'Sua nova senha está valendo',
  },
  editing: {
    save: 'Salvar mudanças',
    email: 'E-mail',
    emailHint: 'Você entra com ele neste aparelho. Nunca enviamos nada para ele.',
    passwordHint: 'Isto impede que outra pessoa assuma a sua conta.',
  },
  newPassword: {
    description: 'Seu código de recuperação continua valendo, e você continua na sua conta.',
    label: 'Nova senha',
    hint: 'Confira com o ícone do olho. Você digita só uma vez.',
    set: 'Usar a nova senha',
  },
  recovery: {
    title: 'Código de recuperação',
    about: 'Sua conta fica só neste aparelho, por isso não podemos enviar uma senha nova.',
    none: 'Ainda sem código. Você precisa de um para trocar uma senha esquecida.',
    works: (day: string) =>
      `Seu código de ${day} funciona. Se você perdeu ou alguém viu, gere outro. O antigo deixa de valer quando você confirmar o novo.`,
    unconfirmed: (day: string) =>
      `Você guardou o código de ${day}? Se sim, ele funciona. Se não, gere outro.`,
    unconfirmedAfter: (day: string, former: string) =>
      `Você guardou o código de ${day}? Se sim, ele funciona. Se não, gere outro. Até lá, vale o código anterior, de ${former}.`,
    makeFirst: 'Gerar código de recuperação',
    makeNew: 'Gerar novo código',
    asking: {
      title: 'Gerar código de recuperação',
      description: 'Ele aparece uma vez só. Salve, imprima ou copie.',
      show: 'Mostrar o código',
    },
  },
  autoLock: {
    title: 'Bloqueio automático',
    about: 'Impede que outras pessoas usem sua conta neste aparelho. Não criptografa o diário.',
    after: 'Bloquear depois de',
    hint: 'Os cronômetros continuam com o aplicativo bloqueado. Formulários não salvos são fechados.',
    choices: { 0: 'Desligado', 5: '5 minutos', 60: '1 hora', 1440: '1 dia' },
    stillOff: 'O bloqueio automático ainda está desligado. Ligue com a sua senha.',
    turnOn: 'Ligar bloqueio automático',
    on: 'O bloqueio automático está ligado.',
    asking: {
      title: 'Ligar o bloqueio automático?',
      description: 'Sua senha desbloqueia o aplicativo. Digite uma vez para confirmar que se lembra dela.',
      turnOn: 'Ligar',
    },
  },
  deletion: {
    title: 'Excluir seus dados',
    about: 'Exclua seus dados quando quiser, em qualquer plano. Não temos cópia.',
    text: 'Exclua o diário e mantenha a conta, ou exclua a conta com tudo o que há nela. Você vê o que será excluído e confirma com a senha.',
    demo: 'A demo não salva nada. Tudo some quando você sai.',
    delete: { log: 'Excluir todos os dados', account: 'Excluir minha conta' },
    ask: { log: 'Excluir todos os dados?', account: 'Excluir minha conta?' },
    keep: 'Manter',
    unknown:
      'Isto exclui o diário, os cronômetros em andamento, a lixeira e os dados para desfazer importações e backups.',
    empty:
      'Seu diário está vazio. Isto exclui os cronômetros em andamento, a lixeira e os dados para desfazer importações e backups.',
    entries: (entries: string) =>
      `Isto exclui ${entries}, os cronômetros em andamento, a lixeira e os dados para desfazer importações e backups.`,
    stays: 'Sua conta, seu plano e seus ajustes ficam.',
    goes: (email: string) =>
      `Isto também exclui a conta ${email}, o plano e os ajustes dela. Todas as abas abertas saem da conta.`,
    copies: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Não dá para desfazer. As únicas cópias são os backups e as exportações que você fez. ',
      link('Exportar tudo antes'),
    ],
    shared: {
      where: 'Onde?',
      here: 'Só neste celular',
      all: 'Em todos os celulares',
      trash:
        'Isto leva o diário para a lixeira em todos os celulares que o compartilham. De lá, você pode restaurar por 30 dias. A lista de remédios e o estoque de leite ficam.',
      othersKeep: 'Este celular deixa de compartilhar. Os outros ficam com o diário.',
      removed: {
        title: 'O diário está na lixeira',
        description:
          'Você pode restaurar da lixeira, em Dados, por 30 dias. Celulares sem internet são atualizados depois.',
      },
    },
    logDeleted: {
      title: 'Seu diário está vazio',
      description: 'Tudo o que você registrou foi excluído. Sua conta e seus ajustes continuam aqui.',
    },
    accountDeleted: {
      title: 'Sua conta foi excluída',
      description: 'Não sobrou nada dela neste aparelho.',
    },
    partlyDeleted: {
      title: 'Alguns dados ainda não foram excluídos',
      description: (reason: string) => `${reason} Depois entre e exclua a conta de novo.`,
    },
  },
};
