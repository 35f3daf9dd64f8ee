import { type CareRange, monthsInDays } from '#domain/care-guide/care-range.ts';
import { customaryWakeWindow } from '#domain/care-guide/sleep.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { SLEEP_PICTURE } from './pictures.tsx';
import { RangeRows, rangeRowsSize } from './RangeRows.tsx';
import { sleepRows } from './range-rows.ts';

const SHORT_NAMES: Record<string, string> = {
  'National Sleep Foundation': 'NSF',
  'American Academy of Sleep Medicine': 'AASM',
  'World Health Organization': 'OMS',
};

/**
 * Returns the label of a range: its source, then "outer edges" or "as quoted" where they apply. The label of the
 * observed range names no source.
 */
function kindOf({ source, note, seen }: CareRange): string {
  if (note === 'observedSleep') return 'observado en 95 de 100';
  const short = SHORT_NAMES[source.publisher] ?? source.publisher;
  return `${short}${note === 'mayBeRight' ? ', límites externos' : ''}${seen === 'source' ? '' : ', según citas'}`;
}

const ROWS = sleepRows(['Del nacimiento a 3 meses', '4 a 11 meses', '12 a 24 meses'], kindOf);

const WINDOWS = [0, 2, 3, 4].map((months) => ({
  months,
  window: customaryWakeWindow(monthsInDays(months)),
}));

function SleepADay() {
  return (
    <Figure
      title="Horas de sueño en 24, con siestas"
      says={`Rangos de horas de sueño en 24 horas. ${ROWS.map(({ name, low, high }) => `${name}: de ${low} a ${high}`).join('. ')}.`}
      size={rangeRowsSize(ROWS.length)}
      caption="Las barras llenas son números que leímos en su fuente; las de solo contorno nos llegaron como otros los citan. NSF es la National Sleep Foundation; AASM, la Academia Americana de Medicina del Sueño, que no da ninguna cifra antes de los cuatro meses."
      head={['Edad y fuente', 'Desde, horas', 'Hasta, horas']}
      rows={ROWS.map(({ name, low, high }) => [name, String(low), String(high)])}
    >
      <RangeRows rows={ROWS} ticks={[8, 10, 12, 14, 16, 18, 20]} tone="sleep" unit=" h" />
    </Figure>
  );
}

function CustomaryWindows() {
  return (
    <table>
      <caption>
        Lo acostumbrado. Las ventanas de sueño son una costumbre, no una recomendación médica.
      </caption>
      <thead>
        <tr>
          <th scope="col">Edad</th>
          <th scope="col">Tiempo entre un sueño y otro</th>
        </tr>
      </thead>
      <tbody>
        {WINDOWS.map(
          ({ months, window }) =>
            window && (
              <tr key={months}>
                <th scope="row">{months === 0 ? 'Primeras semanas' : `${months} meses`}</th>
                <td>{`unos ${window.low} a ${window.high} minutos`}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

export const article: Article = {
  title: 'Ventanas de sueño del recién nacido: qué se sabe y qué es solo costumbre',
  excerpt:
    'Cuánto duermen los bebés está bien estudiado. Cuánto “deberían” estar despiertos, no. Qué hacer con las dos cosas cuando quien está despierto eres tú.',
  author: 'Equipo de Wee Hours',
  date: '2026-11-16',
  minutes: 5,
  picture: SLEEP_PICTURE,
  body: (
    <>
      <p>
        Busca ayuda para el sueño de un recién nacido y pronto te toparás con la “ventana de sueño”: los
        minutos que un bebé de cierta edad puede estar despierto antes de volver a dormir. Las apps la llevan
        en cuenta regresiva; las tablas la dan al cuarto de hora. Suena a medicina. Esto es lo que los
        estudios y las guías sí dicen sobre el sueño del recién nacido, de dónde salen las ventanas y cómo
        usarlas sin que ellas te usen a ti.
      </p>

      <h2>Cuánto duermen: esta parte se sabe</h2>
      <p>
        Para los primeros tres meses, la National Sleep Foundation y la Organización Mundial de la Salud,
        según citan otros, dan las dos de 14 a 17 horas en 24, y la fundación agrega límites externos, más o
        menos de 11 a 19 horas, que todavía pueden estar bien para algunos bebés [1, 2]. La Academia Americana
        de Pediatría dice que los recién nacidos duermen unas 16 a 17 horas al día, a menudo solo una o dos
        horas seguidas [3]. Desde los cuatro meses, la Academia Americana de Medicina del Sueño recomienda de
        12 a 16 horas con siestas, y de 11 a 14 horas en el segundo año. Antes de los cuatro meses no da
        ninguna cifra [4].
      </p>
      <SleepADay />
      <p>
        Mira lo anchas que son las barras, y después la que dice “observado”. Cuando unos investigadores
        juntaron lo que los bebés de verdad dormían, el promedio fue de 12.8 horas, y 95 de cada 100 estaban
        entre 9.7 y 15.9 [5]. Es una diferencia de seis horas. Dos bebés sanos del mismo grupo de juego pueden
        separarse por un turno de noche entero, y ninguna de las dos familias hizo nada mal.
      </p>

      <h2>Las noches: todavía no hay noche</h2>
      <p>
        La Academia Americana de Pediatría dice que los bebés no tienen un ciclo de sueño regular hasta los
        seis meses, más o menos [3]. El reloj interno de un recién nacido aún no está en hora; el sueño llega
        en pedazos a lo largo del día y de la noche, con tomas en medio. En los estudios que se juntaron,
        despertarse hasta unas tres veces por noche estaba dentro de lo común en los dos primeros meses [5].
        “Dormir toda la noche” a las seis semanas es suerte. No es mérito de nadie, y que falte no es culpa de
        nadie.
      </p>
      <p>
        Puedes ayudar un poco al reloj. Que los días sean claros y ruidosos, y las noches oscuras y aburridas.
        En la toma de la noche deja la luz baja, habla poco y pon el teléfono en su brillo más tenue. (Esta
        app se vuelve brasa a las siete de la noche por esa razón.) Después, espera. Casi todo es crecer.
      </p>

      <h2>Las ventanas de sueño: esta parte es costumbre</h2>
      <p>
        Ninguna guía de las organizaciones que nombramos da ventanas de sueño. Médicos especialistas en sueño
        han dicho en público que el término no es parte de su formación y que una búsqueda en la literatura
        médica casi no encuentra nada con ese nombre [6]. Las tablas vienen de consultoras de sueño y de
        empresas, y se diferencian entre sí hasta por media hora. Eso no las hace inútiles. Un bebé cansado sí
        tiene un límite, y una idea aproximada ayuda cuando no tienes ninguna. Las hace una costumbre, como el
        baño antes de dormir.
      </p>
      <CustomaryWindows />
      <p>
        Estas cifras son de una tabla comercial [7]; otras que hemos visto coinciden dentro de una media hora,
        y algunas permiten hasta hora y media en las primeras semanas. Tómalas como una pista de cuándo
        empezar a mirar a tu bebé, nunca como una alarma para acostarlo.
      </p>

      <h2>Cómo usar una pista</h2>
      <ul>
        <li>
          <b>Primero mira al bebé.</b> La mirada perdida, voltear la cara, frotarse los ojos, quejarse de
          pronto por nada: eso va antes que el reloj.
        </li>
        <li>
          <b>Cuenta desde que despierta hasta que se duerme,</b> con la toma incluida. En las primeras
          semanas, una toma, un pañal y mirar un poco alrededor son la ventana entera.
        </li>
        <li>
          <b>Haz tu propia tabla.</b> Después de una o dos semanas de anotar verás cuánto suele estar
          despierto tu bebé. Ese número le gana a cualquiera impreso.
        </li>
        <li>
          <b>Deja que la última sea más larga, o más corta.</b> Muchos bebés no tienen ventanas iguales
          durante el día, y el anochecer es revuelto para casi todos.
        </li>
        <li>
          <b>Suéltala cuando haga daño.</b> Si mirar los minutos te angustia, deja de mirar. El bebé dormirá
          sin tu aritmética.
        </li>
      </ul>

      <h2>Sumar un día con honestidad</h2>
      <p>
        El sueño en pedazos es difícil de sumar de memoria, y una mala noche tiñe toda la cuenta. Tres hábitos
        ayudan. Anota el inicio cuando empieza y el fin cuando termina; corregir por la mañana está bien.
        Cuenta 24 horas, no “la noche”. Y compara semanas, no días: el promedio de una semana se mueve
        despacio y te dice si algo está cambiando de verdad.
      </p>
      <p>
        Una pequeña trampa: la noche en que cambia la hora, de las diez de la noche a las seis de la mañana
        son nueve horas en otoño y siete en primavera. Un buen diario lo sabe. Así que si el total salta ese
        domingo, fue el reloj.
      </p>

      <h2>Lo que no se negocia</h2>
      <p>
        Por largo o corto que sea el sueño, importa más cómo acuestas a tu bebé. Boca arriba, en cada sueño,
        sobre una superficie propia, firme y plana, sin nada blando ni suelto alrededor y en tu cuarto durante
        los primeros meses: ese es el centro de los consejos de sueño seguro en todas partes [8]. Sobre
        dormirse sin querer durante la toma de la noche:{' '}
        <span lang="en">
          If you feel yourself falling asleep while feeding at night, a bed that was cleared beforehand is
          less dangerous than a sofa or an armchair
        </span>{' '}
        (en inglés). Pregúntale a tu pediatra por todos los consejos que valen donde vives, antes de que las
        noches se hagan largas.
      </p>

      <h2>Cuándo preguntar</h2>
      <p>
        A un bebé que cuesta despertar, que tiene demasiado sueño para comer o que de pronto duerme mucho más
        de lo normal debe verlo un médico [9]; si no logras despertarlo, llama de inmediato al número de
        emergencias [10]. Menciona también la respiración ruidosa o las pausas al respirar.{' '}
        <span lang="en">Pauses of more than ten seconds are an emergency</span> (en inglés) [11]. Dormir muy
        poco junto con un llanto que nada calma también merece una llamada, y lo mismo tu propio agotamiento,
        que también es un asunto médico.
      </p>
      <p>
        Si preparas una consulta, lleva los totales de la semana, el tramo más largo y una frase sobre cómo se
        sienten las noches.{' '}
        <ArticleLink slug="preparing-pediatric-summary">
          Aquí explicamos cómo ponerlo en una página
        </ArticleLink>
        .
      </p>
    </>
  ),
  sources: [
    { quoted: 'National Sleep Foundation: Hirshkowitz y otros, 2015' },
    {
      quoted: 'Organización Mundial de la Salud: directrices sobre el sueño de menores de 5 años, 2019',
    },
    'Academia Americana de Pediatría, HealthyChildren.org en español: Sueño',
    'Academia Americana de Medicina del Sueño, en español en San Francisco Health Plan; Paruthi y otros, 2016',
    'Galland y otros, 2012: una revisión del sueño observado en bebés (en inglés)',
    { quoted: 'Dr. Craig Canapari, sobre las ventanas de sueño (en inglés)' },
    'Summer Health: Wake windows and sleep schedules by age (en inglés; una empresa, no una autoridad)',
    'NICHD, Seguro al Dormir: formas de reducir el riesgo',
    'familydoctor.org: Cómo reconocer las enfermedades del recién nacido',
    'Legacy Health: Síntomas de emergencia que no debe ignorar',
    'NHS Frimley: Healthier Together (en inglés)',
  ],
};
