import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('es');

/** Returns a number of days: "14 días". */
function days(count: number): string {
  const several = `${number(count)}\u00a0días`;
  return plural(count, { one: `${number(count)}\u00a0día`, other: several });
}

/** The page about the plans. The texts of the cards are those of the specification. */
export const pricing: Words['pricing'] = {
  title: 'Precios',
  heading: 'Precios simples, sin sorpresas',
  description: (trialDays: number) =>
    `Empieza con ${days(trialDays)} de la app completa, gratis y sin tarjeta. Todos los planes tienen garantía de devolución de 7 días.`,
  /** The free start, above the plans. */
  free: {
    title: (trialDays: number) => {
      const several = `Tus primeros ${days(trialDays)} son gratis`;
      return plural(trialDays, { one: 'Tu primer día es gratis', other: several });
    },
    text: 'La app completa, sin tarjeta. Después, anotar, los cronómetros, el modo cuna, importar y exportar todo siguen siendo gratis.',
  },
  notChanged: { title: 'Tu plan no cambió', todo: 'Tu diario está a salvo. Inténtalo de nuevo.' },
  allows: {
    title: 'Qué incluye cada plan',
    lead: 'Anotar de todo, las fotos, la reserva de leche, la pantalla de inicio y exportar o borrar todos tus datos siguen siendo gratis, con cualquier plan.',
    label: 'Los planes en una tabla',
    plan: 'Plan',
    babies: 'Perfiles de bebé',
    trends: 'Calendario, tendencias, curvas de crecimiento',
    /** Only in an app that is built with a sync server, like `joining`. */
    sharing: 'Compartir con más teléfonos',
    summaryExports: 'Resúmenes en PDF y CSV',
    planners: 'Agendas',
    firstDays: (count: number) => {
      const several = `Gratis, primeros ${days(count)}`;
      return plural(count, { one: 'Gratis, primer día', other: several });
    },
    afterwards: 'Gratis, después',
    starter: (plan: string) => `${plan}, 3 meses`,
    unlimited: 'Sin límite',
    yes: 'Sí',
    no: 'No',
    planner: { sample: 'Muestra de 1 día', kit: 'Kit de agenda', all: 'Todas' },
    joining: 'Un teléfono puede unirse a un diario compartido con cualquier plan.',
    note: 'Las funciones de Starter duran 3 meses desde el día en que lo eliges. Después funciona como el plan gratis. La agenda es tuya para siempre. Los perfiles adicionales siguen funcionando.',
  },
  plans: {
    starter: {
      description: 'La agenda en papel y la app durante los primeros tres meses.',
      features: [
        'Agenda en PDF para GoodNotes o imprimir',
        'Acceso básico a la app web por 3 meses',
        '1 perfil de bebé',
        'Exportación en PDF y CSV',
      ],
      choose: 'Elegir Starter',
    },
    plus: {
      description: 'Todo. O $49 al año: ahorras $23 (más del 30%).',
      features: [
        'Acceso completo a la app web',
        'Perfiles de bebé sin límite',
        'Exportaciones sin límite',
        'Calendario y tendencias',
        'Atención prioritaria',
        'Plantillas futuras',
      ],
      choose: 'Elegir Plus',
    },
    lifetime: {
      description: 'Paga una vez y úsala con este bebé y con el próximo.',
      features: [
        'Todo lo de Plus',
        'Acceso de por vida a la app web',
        'Todas las agendas de hoy y del futuro',
      ],
      choose: 'Elegir Lifetime',
    },
  },
  frequency: { once: 'pago único', monthly: 'al mes', yearly: 'al año' },
  card: {
    popular: 'El más popular',
    yours: 'Tu plan',
    over: 'Tu plan terminó',
    paid: (plan: string) => `Pago de ${plan}`,
    monthly: 'Mensual',
    yearly: 'Anual',
    guarantee: 'Garantía de devolución de 7 días',
  },
  lower: {
    title: (held: string, lower: string) => `¿Cambiar de ${held} a ${lower}?`,
    description: (held: string, lower: string) =>
      `${lower} incluye menos que ${held}. Tu diario queda como está.`,
    change: (lower: string) => `Cambiar a ${lower}`,
    keep: (held: string) => `Seguir con ${held}`,
  },
  signUpFirst: {
    title: 'Te llevamos a crear tu cuenta',
    description: (plan: string) => `Elegiste el plan ${plan}. Crea una cuenta para continuar.`,
  },
  before: 'Antes de elegir',
  answers: [
    {
      title: 'La prueba gratis de 14 días',
      text: 'Toda cuenta nueva empieza con 14 días de la app completa. Después puedes seguir anotando para cada bebé que tengas, y tu diario se queda. Más perfiles, el calendario y las curvas de crecimiento vienen con Plus o Lifetime. Los resúmenes en PDF y CSV también, y con Starter durante tres meses. No pedimos tarjeta, así que no se te puede cobrar nada.',
    },
    {
      title: 'La garantía de devolución de 7 días',
      text: '¿Cambiaste de opinión en los 7 días después de comprar un plan? Escríbenos y te devolvemos tu dinero. Sin preguntas.',
    },
    {
      title: 'Cancela cuando quieras',
      text: 'Plus se renueva cada mes o cada año. Escríbenos desde la página de ayuda y no se renovará. Starter y Lifetime Bundle se pagan una sola vez, así que no hay nada que cancelar.',
    },
    {
      title: 'Tus datos son tuyos',
      text: 'Tu diario y tus fotos se quedan en tu navegador. No podemos vender tus datos porque no los tenemos. Exporta o borra todo desde tu perfil con cualquier plan, incluso cuando ya terminó.',
    },
  ],
  planners: 'Los planes incluyen agendas. Compáralas con las que se venden sueltas en la tienda.',
  compare: 'Comparar planes',
  question: '¿Te queda alguna duda?',
  contact: 'Escríbenos',
};
