import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The profile screen. `owner.ts` has its account sections. `imports.ts`, `backup.ts` and `trash.ts` have its files. */
export const profile = {
  title: 'Conta e perfis dos bebês',
  demo: 'Esta é a demo. Mude o que quiser: nada é salvo.',
  sections: {
    account: 'Conta',
    babies: 'Bebês',
    units: 'Unidades e horário',
    appearance: 'Aparência',
    kinds: 'O que você registra',
    data: 'Dados',
    security: 'Segurança',
    about: 'Sobre',
  },
  list: {
    label: 'Ajustes',
    account: (name: string, plan: string) => `${name} · ${plan}`,
    guest: 'Visitante',
    names: (names: readonly string[]) => names.join(', '),
    noBaby: 'Ainda sem bebê',
    units: (units: readonly string[]) => units.join(' · '),
    kinds: (titles: readonly string[], more: number) =>
      more > 0 ? `${titles.join(', ')} e mais ${number(more)}` : titles.join(', '),
    backedUp: (ago: string) => `Backup feito ${ago}`,
    notBackedUp: 'Ainda sem backup',
    lockOff: 'Bloqueio desligado',
    lockAfter: (time: string) => `Bloqueia depois de ${time}`,
    about: 'Privacidade, instalação, licenças',
  },
  handOver: 'Passar o diário',
  babies: {
    title: 'Bebês',
    about: 'Cada bebê tem o próprio diário.',
    reading: 'Carregando perfis…',
    none: 'Ainda sem perfil. Adicione seu bebê para começar a registrar.',
    add: 'Adicionar bebê',
    addAnother: 'Adicionar outro bebê',
    editTitle: (name: string) => `Editar ${name}`,
    added: (name: string) => `Perfil de ${name} adicionado`,
    saved: (name: string) => `O perfil de ${name} foi salvo`,
    archived: {
      title: (name: string) => `O perfil de ${name} foi arquivado`,
      description: 'Você ainda pode abrir, editar e exportar este diário aqui.',
    },
    unarchived: {
      title: (name: string) => `O perfil de ${name} voltou`,
      description: 'Você pode escolher este diário de novo em todas as telas.',
    },
    full: (allowed: number) =>
      plural(allowed, {
        one: `Seu plano inclui ${number(allowed)} bebê. Os perfis que você já tem continuam funcionando.`,
        other: `Seu plano inclui ${number(allowed)} bebês. Os perfis que você já tem continuam funcionando.`,
      }),
    seePlans: 'Ver planos para mais bebês',
    facts: {
      female: (age: string, born: string) => `Menina, ${age}, nascida em ${born}`,
      male: (age: string, born: string) => `Menino, ${age}, nascido em ${born}`,
    },
    archivedFacts: {
      female: (age: string, born: string) => `Perfil arquivado. Menina, ${age}, nascida em ${born}`,
      male: (age: string, born: string) => `Perfil arquivado. Menino, ${age}, nascido em ${born}`,
    },
    openLog: <Node>(name: string, hidden: (text: string) => Node): (string | Node)[] => [
      'Abrir diário ',
      hidden(`de ${name}`),
    ],
    edit: <Node>(name: Node): (string | Node)[] => ['Editar ', name],
    more: <Node>(hidden: (text: string) => Node, name: string): (string | Node)[] => [
      'Mais',
      hidden(` para ${name}`),
    ],
    archive: <Node>(name: Node): (string | Node)[] => ['Arquivar ', name],
    unarchive: <Node>(name: Node): (string | Node)[] => ['Desarquivar ', name],
    remove: <Node>(name: Node): (string | Node)[] => ['Remover ', name],
  },
  removal: {
    title: (name: string) => `Remover ${name}?`,
    keep: (name: string) => `Manter ${name}`,
    remove: (name: string) => `Remover ${name}`,
    unknown: (days: number) =>
      `Isto remove o perfil e tudo o que foi registrado nele. Você pode restaurar tudo por ${forDays(days)}. Depois disso, some de vez.`,
    empty: (days: number) =>
      `Isto remove o perfil. Ele ainda não tem registros. Você pode restaurar por ${forDays(days)}. Depois disso, some de vez.`,
    entries: (entries: string, days: number) =>
      `Isto remove o perfil e ${entries}. Você pode restaurar tudo por ${forDays(days)}. Depois disso, some de vez.`,
    timers: (days: number) =>
      `Isto remove o perfil e os cronômetros em andamento. Você pode restaurar tudo por ${forDays(days)}. Depois disso, some de vez.`,
    entriesAndTimers: (entries: string, days: number) =>
      `Isto remove o perfil, ${entries} e os cronômetros em andamento. Você pode restaurar tudo por ${forDays(days)}. Depois disso, some de vez.`,
    archive: 'Para guardar o diário, arquive o perfil em vez de remover.',
    name: (name: string) => `Digite ${name} para confirmar`,
    wrongName: (name: string) => `Digite “${name}” para remover este perfil.`,
    removed: {
      title: (name: string) => `O perfil de ${name} foi removido`,
      description: (days: number) => `Você pode restaurar da lixeira, em Dados, por ${forDays(days)}.`,
    },
  },
  kinds: {
    title: 'O que você registra',
    about: 'Escolha os botões e a ordem deles. Se você desligar um tipo, os registros dele ficam.',
    tiles: { diaper: 'Fraldas', bottle: 'Mamadeiras', breast: 'Peito', sleep: 'Sono' },
    up: (title: string) => `Mover para cima: ${title}`,
    down: (title: string) => `Mover para baixo: ${title}`,
    place: (title: string, place: number, all: number) => `${title}, ${number(place)} de ${number(all)}`,
  },
  units: {
    title: 'Unidades e horário',
    about: 'As unidades só mudam como os registros aparecem.',
    volume: { label: 'Mamadeiras', oz: 'oz', ml: 'ml' },
    weight: { label: 'Peso', lb: 'lb + oz', kg: 'kg' },
    length: { label: 'Comprimento', in: 'in', cm: 'cm' },
    temperature: { label: 'Temperatura', F: '°F', C: '°C' },
    weekStart: 'Primeiro dia da semana',
    weekdays: [
      'Domingo',
      'Segunda-feira',
      'Terça-feira',
      'Quarta-feira',
      'Quinta-feira',
      'Sexta-feira',
      'Sábado',
    ],
    zone: 'Fuso horário',
    zoneHint: (day: string, clock: string) => `Define quando o dia começa. Lá agora é ${day}, ${clock}.`,
    deviceZone: (zone: string) => `O fuso deste aparelho, agora ${zone}`,
    world: 'Mundo',
    regions: {
      Africa: 'África',
      America: 'América',
      Antarctica: 'Antártida',
      Arctic: 'Ártico',
      Asia: 'Ásia',
      Atlantic: 'Oceano Atlântico',
      Australia: 'Austrália',
      Europe: 'Europa',
      Indian: 'Oceano Índico',
      Pacific: 'Oceano Pacífico',
    },
    report: {
      label: 'Idioma dos relatórios',
      hint: 'Para relatórios, tabelas e exportações.',
      same: 'Igual ao do aplicativo',
    },
  },
  appearance: {
    title: 'Aparência',
    about: 'Vale só para este aparelho.',
    hint: 'Auto segue o aparelho de dia e usa Noite das 19h às 7h.',
    light: 'Claro',
    dark: 'Escuro',
    night: 'Noite',
    auto: 'Auto',
    keepAwake: {
      label: 'Manter a tela ligada durante o cronômetro',
      hint: 'Funciona no painel e gasta mais bateria.',
    },
  },
  language: {
    title: 'Idioma',
    about: 'Vale só para este aparelho.',
    notHere: 'Alguns idiomas ainda não estão neste aparelho. Conecte-se à internet para trocar.',
    failed: {
      title: 'O idioma não carregou',
      happened: 'Talvez você esteja sem internet.',
      todo: 'Confira a conexão e tente de novo.',
    },
    unsaved: {
      title: 'Trocar sem salvar as mudanças?',
      description: 'O que você digitou nesta página ainda não foi salvo.',
      stay: 'Continuar aqui',
      leave: 'Trocar assim mesmo',
    },
  },
  install: {
    title: 'Instalar',
    about: 'Ponha o Wee Hours na tela inicial. Ele abre em tela cheia e funciona sem internet.',
    install: 'Instalar o Wee Hours',
    installed: 'O Wee Hours está instalado neste aparelho.',
    apple:
      'No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”. O aplicativo instalado começa com um diário vazio. Para levar este diário, antes faça um backup em Dados. Depois abra o backup no aplicativo instalado.',
    menu: 'Procure “Instalar” ou “Adicionar à tela inicial” no menu do navegador.',
  },
  about: {
    title: 'Sobre sua privacidade',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Seu diário fica neste aparelho. Ele só sai se você exportar ou compartilhar, e nenhum servidor consegue ler. Sua senha protege o aplicativo de outras pessoas. O bloqueio do aparelho protege o aparelho. ',
      link('Ler a política de privacidade'),
    ],
    licenses: 'Licenças de código aberto',
    license: (names: string, terms: string) => `${names} · ${terms}`,
    thanks: 'O Wee Hours usa o trabalho que estas pessoas deixaram livre para todo mundo.',
  },
};

function forDays(days: number): string {
  return plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` });
}
