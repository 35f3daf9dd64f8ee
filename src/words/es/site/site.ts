import type { Words } from '#words/words.ts';

/** Words that several public pages share: the header, the footer, features, downloads and "not found". */
export const site: Words['site'] = {
  pages: {
    features: 'Funciones',
    pricing: 'Precios',
    shop: 'Tienda',
    demo: 'Probar la demo',
    blog: 'Blog',
    support: 'Ayuda',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
  },
  tryDemo: 'Probar la demo',
  getStarted: 'Empezar',
  startFree: 'Empieza gratis, sin tarjeta',
  /** The same button for a signed-in user. */
  openLog: 'Abrir tu diario',
  header: {
    home: 'Wee Hours, página principal',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    label: 'Principal',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    signedOut: 'Cerraste tu sesión.',
    dashboard: 'Mi diario',
    backToDemo: 'Volver a la demo',
  },
  footer: {
    motto: 'Para las horas que nadie más ve. En alguna parte, otra luz también está encendida.',
    label: 'Pie de página',
    product: 'Producto',
    help: 'Recursos',
    legal: 'Legal',
    languages: 'Esta página en otros idiomas',
    notAdvice:
      '© Wee Hours. Un diario, no un consejo médico. Si algo de tu bebé te preocupa, llama a tu pediatra o al número de emergencias de tu zona.',
  },
  newsletter: {
    title: 'Nuestro boletín',
    pitch: 'Una página útil de vez en cuando. Suscríbete y recibe gratis una hoja de registro de 1 día.',
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    notKept:
      'Este navegador bloquea el almacenamiento, así que tu correo no se guardó. Permite los datos del sitio e inténtalo de nuevo.',
    thanks: '¡Gracias por suscribirte!',
    share: 'Compartir',
    sample: {
      ready: 'Tu hoja gratis de 1 día está lista.',
      unable: 'Abre esta página en Safari para obtener tu hoja gratis de 1 día.',
      saved: 'Tu hoja gratis de 1 día está en tus descargas.',
      shared: 'Compartiste tu hoja gratis de 1 día.',
      cancelled: 'Tu hoja de 1 día no se guardó. Suscríbete otra vez para obtenerla.',
      offline: 'No se pudo descargar tu hoja de 1 día. Conéctate y suscríbete otra vez.',
      failed: 'No se pudo descargar tu hoja de 1 día. Suscríbete otra vez en unos minutos.',
    },
  },
  plan: {
    names: { starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    upgraded: (plan: string) => `¡Ya tienes ${plan}!`,
    opened: 'Todas tus funciones nuevas están abiertas.',
    lowered: (plan: string) => `Ahora tienes ${plan}`,
    logStays: 'Tu diario queda como está.',
  },
  notFound: {
    title: 'No encontramos la página',
    mistypedOrMoved:
      'Puede que la dirección tenga un error o que la página se haya movido. Tu diario está a salvo en este dispositivo.',
    mistyped: 'Puede que la dirección tenga un error. Tu diario está a salvo en este dispositivo.',
    home: 'Ir a la página principal',
    dashboard: 'Ir a mi diario',
    contact: 'Escríbenos',
  },
  /** What the pictures of the app show, for readers who do not see them. */
  pictures: {
    taps: 'Botones para mojado, sucio y mixto. Debajo, un aviso de que se guardó un pañal mojado, con “Deshacer” y horas anteriores.',
    timer:
      'Una toma en curso: lado derecho desde las 2:59 a.m., 8:02, con botones para parar y guardar, cambiar de lado y pausar.',
    rhythm: 'Ocho días en filas, cada una de medianoche a medianoche, con sueño nocturno, siestas y tomas.',
    curve: 'El peso de una bebé de seis semanas en las curvas de crecimiento de la OMS.',
    week: 'Las horas de sueño de una semana en barras: noches y siestas.',
    report: 'Vista previa de un informe para la consulta, con las tomas, los pañales y el sueño de cada día.',
  },
  facts: {
    system: 'Cualquier navegador moderno',
    description: 'Un diario del bebé para tomas, pañales, sueño y crecimiento. Funciona sin conexión.',
  },
  // Each feature has one sentence here. `features.ts` has the details.
  features: {
    feeding: {
      name: 'Tomas',
      sentence: 'Izquierdo, derecho o biberón, con minutos y onzas. Siempre sabes qué lado sigue.',
    },
    diapers: {
      name: 'Pañales',
      sentence: 'Mojado, sucio o mixto. Un toque, y “¿cuántos van hoy?” ya tiene respuesta.',
    },
    sleep: {
      name: 'Sueño',
      sentence: 'Siestas y noches, aunque pase la medianoche o cambie la hora. Mira cómo aparece un ritmo.',
    },
    growth: {
      name: 'Crecimiento',
      sentence: 'Peso, talla y perímetro de la cabeza, junto a los patrones de crecimiento de la OMS.',
    },
    week: {
      name: 'Resumen semanal',
      sentence: 'Los totales de la semana y lo que cambió desde la anterior. Sin puntos ni rachas.',
    },
    pdf: {
      name: 'Informes en PDF',
      sentence: 'Una página clara para tu pediatra o tu especialista en lactancia, hecha en tu teléfono.',
    },
  },
};
