import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('es');

/** The terms of service. */
export const terms: Words['terms'] = {
  title: 'Términos del servicio',
  effective: 'Vigente desde el 22 de octubre de 2025',
  description:
    'Qué puedes esperar de nosotros, y nosotros de ti, en palabras que se leen con un bebé en brazos.',
  about: {
    title: '1. Qué es esto',
    text: 'Este texto es una traducción. Si difiere del texto en inglés, vale el texto en inglés. Wee Hours es una app web en la que madres, padres y cuidadores anotan tomas, pañales, sueño y crecimiento, y una tienda de agendas y plantillas digitales. Al usarla aceptas estos términos. Si no estás de acuerdo, por favor no la uses.',
  },
  advice: {
    title: '2. No es consejo médico',
    text: 'Wee Hours es un diario. No diagnostica, trata ni vigila nada, y los rangos que muestra son cifras generales de las fuentes que se nombran junto a ellos. No reemplaza a tu pediatra: si algo de tu bebé te preocupa, llama. En una emergencia, llama al número de emergencias de tu zona. Nunca esperes a una app.',
  },
  account: {
    title: '3. Tu cuenta',
    text: 'Debes tener la edad necesaria para celebrar un contrato. Tu cuenta vive en tu navegador, en tu dispositivo, así que te toca a ti cuidar su contraseña y su código de recuperación: no podemos verlos ni enviarte otros. Respondes por lo que se haga con tu cuenta en tus dispositivos.',
  },
  records: {
    title: '4. Tu diario',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Lo que anotas es tuyo. Se guarda en tu dispositivo, como dice la ',
      link('Política de privacidad'),
      ', y no tenemos ninguna copia. Exporta de vez en cuando: si pierdes tu dispositivo o se borran los datos de su navegador, no podemos recuperar tu diario.',
    ],
  },
  plans: {
    title: '5. Prueba, planes y precios',
    text: <Node>(trialDays: number, link: (text: string) => Node): (string | Node)[] => {
      const several = `${number(trialDays)} días`;
      return [
        `Una cuenta nueva empieza con una prueba gratis de ${plural(trialDays, { one: `${number(trialDays)} día`, other: several })}. Los planes, sus precios y lo que incluyen están en la `,
        link('página de precios'),
        '. Plus se paga por mes o por año hasta que lo canceles. Starter y Lifetime Bundle se pagan una sola vez. Los precios están en dólares de Estados Unidos. “Lifetime” (de por vida) significa mientras se ofrezca Wee Hours. Cuando se te pida pagar, un proveedor de pagos con tarjeta recibe el pago en su propia página. El número de tu tarjeta nunca llega a nosotros.',
      ];
    },
  },
  refunds: {
    title: '6. Devoluciones y cancelación',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'En los 7 días después de comprar cualquier plan puedes recuperar tu dinero: escríbenos desde la ',
      link('página de ayuda'),
      '. De la misma forma puedes cancelar en cualquier momento. Lo que ya pagaste sigue vigente hasta que termine su plazo. Anotar, exportar y borrar tu diario siguen a tu disposición, con cualquier plan.',
    ],
  },
  products: {
    title: '7. Agendas, plantillas y stickers',
    text: 'Son para tu propia familia: úsalos e imprímelos las veces que quieras. Por favor no los vendas, no los pases a otros ni los ofrezcas para descargar.',
  },
  use: {
    title: '8. Uso correcto',
    text: 'Usa Wee Hours dentro de la ley. No intentes dañarla, llegar al diario de otras personas ni presentarla como tuya.',
  },
  promise: {
    title: '9. Qué prometemos y qué no podemos prometer',
    text: 'Hacemos Wee Hours con cuidado y arreglamos lo que falla. Pero se ofrece “tal cual” y “según disponibilidad”, sin garantías de ningún tipo, expresas ni implícitas, hasta donde la ley lo permita. En la misma medida no respondemos por daños indirectos o consecuentes ni por datos perdidos, y nuestra responsabilidad total se limita a lo que nos pagaste en los doce meses anteriores al reclamo. Nada de esto te quita derechos que la ley te da y a los que no se puede renunciar.',
  },
  changes: {
    title: '10. Cambios y fin del servicio',
    text: 'Podemos cambiar estos términos. Entonces actualizaremos la fecha de arriba y, si el cambio es importante, lo diremos en la app. Puedes dejar de usar Wee Hours en cualquier momento si eliminas tu cuenta en tu perfil. Podemos dejar de ofrecer Wee Hours. Tu diario está en tu dispositivo y puedes exportarlo.',
  },
  law: {
    title: '11. Ley aplicable',
    text: 'Estos términos se rigen por las leyes del estado de California, sin tener en cuenta sus normas sobre conflicto de leyes. Las disputas se llevan ante los tribunales estatales y federales de California, a menos que la ley del lugar donde vives te dé derecho a otro tribunal.',
  },
  contact: {
    title: '12. Escríbenos',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Escríbenos desde la ',
      link('página de ayuda'),
      '. Respondemos en menos de 24 horas.',
    ],
  },
};
