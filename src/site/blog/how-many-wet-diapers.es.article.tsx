import { LAST_DAY_OF_LEAST, type Stool } from '#domain/care-guide/diapers.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { DiaperDrops, FIRST_DAYS } from './DiaperDrops.tsx';
import { Figure } from './Figure.tsx';
import { DIAPERS_PICTURE } from './pictures.tsx';

const STOOLS: Partial<Record<Stool, string>> = {
  black: 'negras y pegajosas',
  brownToBlack: 'de marrón a negro',
  greenish: 'verdosas',
  greenToYellow: 'de verde a amarillo',
  yellow: 'amarillas',
  yellowWithGrains: 'amarillas, con granitos',
};

function FirstWeek() {
  return (
    <Figure
      title="Al menos estos en 24 horas"
      says="Mínimo de pañales mojados en los días 1 a 7: uno, dos, tres, cuatro, cinco, seis, seis. Mínimo de pañales sucios: uno, dos y después tres al día."
      size={[600, 300]}
      caption="Las gotas son pañales mojados; los cuadrados, sucios. Son los mínimos para bebés sanos nacidos a término que publica WIC de Texas; HSE de Irlanda cuenta igual los mojados. Otros servicios piden menos en los días 3 a 5, y algunos más: mira más abajo."
      head={['Día de vida', 'Mojados, mínimo', 'Sucios, mínimo', 'Heces']}
      rows={FIRST_DAYS.map(({ day, wet, dirty, stool }) => [
        `Día ${day}`,
        String(wet),
        String(dirty),
        STOOLS[stool] ?? '',
      ])}
    >
      <DiaperDrops nameOf={(day) => `Día ${day}`} />
    </Figure>
  );
}

export const article: Article = {
  title: '¿Cuántos pañales mojados son suficientes?',
  excerpt:
    'Qué debe traer la primera semana, día por día, en qué no coinciden las fuentes y cómo contar sin convertir el cambiador en un laboratorio.',
  author: 'Equipo de Wee Hours',
  date: '2026-11-18',
  minutes: 6,
  picture: DIAPERS_PICTURE,
  body: (
    <>
      <p>
        En algún momento de la primera semana alguien te va a preguntar cuántos pañales mojados hubo. Es una
        pregunta justa. La leche que se toma del pecho no se puede medir, y un biberón muestra lo que salió de
        él, no lo que se quedó adentro. Lo que sale es la prueba más barata de que entró lo suficiente. Estos
        son los números que publican los servicios de salud, los puntos en que no coinciden y una manera de
        contar que sobrevive a una semana sin dormir.
      </p>

      <h2>La respuesta corta</h2>
      <p>
        Los primeros días, espera más o menos tantos pañales mojados como días de vida tiene tu bebé: la
        Asociación Española de Pediatría habla de uno el primer día, dos el segundo y tres el tercero [1]. Los
        mínimos más completos que encontramos son los de WIC de Texas. Así los publica:{' '}
        <span lang="en">
          At least one wet diaper on the first day, two on the second, and so on, up to six on the sixth. From
          then until day <span>{LAST_DAY_OF_LEAST.wet}</span> it is at least six wet diapers in 24 hours.
          Dirty ones: at least one on the first day, two on the second, and three a day from the third day
          until six weeks (day <span>{LAST_DAY_OF_LEAST.dirty}</span>)
        </span>{' '}
        (en inglés). El servicio de salud de Irlanda cuenta igual los mojados, y su cuenta de sucios termina a
        las seis semanas [2, 3]. El dibujo y su tabla muestran los mismos mínimos.
      </p>
      <FirstWeek />
      <p>
        El color también cambia. Las primeras heces son negras y pegajosas como alquitrán. Después se vuelven
        de un marrón verdoso y, alrededor del quinto día, amarillas [4]. Un cambio de color a tiempo dice
        tanto como la cuenta: la leche está pasando.
      </p>

      <h2>En qué no coinciden las fuentes</h2>
      <p>
        Compara folletos y verás que los días tres a cinco no cuadran. Un grupo de hospitales inglés pide tres
        pañales mojados en los días tres y cuatro, cinco bien pesados en los días cinco y seis, y seis o más
        desde el día siete, con al menos dos sucios todo ese tiempo [5]. La red de lactancia del Reino Unido
        pide seis mojados y dos sucios desde el día cuatro o cinco [6]. Una tabla del gobierno de Estados
        Unidos, según la citan otros, ya tiene de cinco a seis en el día tres [7].
      </p>
      <p>
        Así que un bebé con cuatro pañales mojados en el día cuatro va bien en una ciudad y se queda corto en
        la de al lado. El bebé es el mismo. De ahí salen dos cosas. La primera: un mínimo no es una meta. En
        un estudio de recién nacidos amamantados, el bebé que quedó justo a la mitad mojó dos pañales el día
        uno, cinco el día cuatro y siete el día siete, con tres, cuatro y seis sucios [8]. La segunda: la
        dirección importa más que cualquier número suelto. Más cada día, y más pesados cada día, es lo que
        quieres ver.
      </p>
      <p>
        El mismo estudio muestra cuánto puede decir una cuenta. Tres pañales sucios o menos en el día cuatro
        señalaron a tres de cada cuatro bebés que habían perdido una décima parte de su peso o más. También
        señalaron a cerca de un tercio de los bebés que iban bien. Una cuenta baja es un motivo para que
        alguien observe una toma y pese al bebé. No es un diagnóstico, y no es una calificación.
      </p>

      <h2>Qué cuenta como mojado</h2>
      <p>
        Los pañales de hoy están hechos para sentirse secos. Para saber cómo se siente uno mojado, toma dos
        pañales limpios. Vierte dos cucharadas de agua (30 ml) en el primero y tres (45 ml) en el segundo, y
        sostén cada uno en la mano junto a uno seco. Esas son las cantidades que dan dos guías de lactancia
        para un pañal mojado [9, 10]. En un día o dos tu mano lo sabrá. Si todavía dudas, un pedacito de papel
        higiénico puesto adentro lo muestra.
      </p>
      <p>
        Para estos mínimos, un pañal mojado y sucio a la vez cuenta como mojado y como sucio. En un total es
        un solo pañal. Por eso un diario necesita una palabra para él; la nuestra es “mixto”.
      </p>

      <h2>Si tu bebé toma fórmula</h2>
      <p>
        El panorama es más simple. Pasados los primeros días, espera unos seis pañales mojados al día, y en
        las primeras semanas al menos un pañal sucio al día [4]. Las heces de la fórmula suelen ser más firmes
        y menos frecuentes. Un bebé que toma pecho y biberón quedará en algún punto intermedio.
      </p>

      <h2>Después de las seis semanas</h2>
      <p>
        Lo primero que cambia son los sucios. Ahora un bebé amamantado puede saltarse varios días, y eso no
        preocupa mientras las heces sean blandas cuando llegan [11]. Con fórmula, lo usual sigue siendo casi a
        diario [4]. El mínimo de mojados termina en el día <span>{LAST_DAY_OF_LEAST.wet}</span> [2]. Después
        ninguna fuente de esta página da un mínimo para un bebé sano, y nuestros resúmenes no muestran
        ninguno. Menos de seis al día sigue en una lista de señales para llamar: mira más abajo. En este
        momento muchas familias dejan de contar. Si tu bebé come bien y sube de peso, es un buen momento para
        dejarlo.
      </p>

      <h2>Cómo contar sin perder la cabeza</h2>
      <ul>
        <li>
          <b>Elige tus 24 horas.</b> De medianoche a medianoche o de desayuno a desayuno, da igual, pero
          quédate con una. Una cuenta que empieza cada día a otra hora se desvía sola.
        </li>
        <li>
          <b>Anota junto al bote de basura, no después.</b> A las cuatro de la mañana, “después” ya no existe
          a las cinco. Dos toques mientras se cierra la tapa, y ya está.
        </li>
        <li>
          <b>No anotes suposiciones como si fueran hechos.</b> Si quien cuidó al bebé no lo sabe, escríbelo en
          la nota. Un hueco que dice que es un hueco vale más que un número inventado.
        </li>
        <li>
          <b>Mira una semana, no una hora.</b> Cinco hoy y ocho ayer son dos días de lo más normales.
        </li>
        <li>
          <b>Lleva los números.</b> Para la consulta de la primera semana, las cuentas de los últimos tres
          días y los colores valen más que una historia larga.{' '}
          <ArticleLink slug="preparing-pediatric-summary">Una página es suficiente</ArticleLink>.
        </li>
      </ul>

      <h2>Cuándo llamar</h2>
      <p>
        Después del día cinco, menos de seis pañales mojados al día puede significar que tu bebé no recibe
        suficiente leche [12]. Junto con la boca seca, pocas lágrimas o ninguna y la mollera hundida, es señal
        de deshidratación [13]. Llama el mismo día. Aún más urgente:{' '}
        <span lang="en">
          Passing urine only once or twice in a day is on the American Academy of Pediatrics’ list of severe
          signs. Call at once
        </span>{' '}
        (en inglés) [14]. No esperes a que el diario esté completo.
      </p>
      <p>
        Algunos colores importan más que cualquier cuenta. Las heces blancas y la sangre en las heces siempre
        merecen una llamada al médico [15]. También que no haya heces en las primeras 48 horas: la mayoría de
        los recién nacidos las tiene en ese plazo [16]. Con qué prisa:{' '}
        <span lang="en">
          White or pale, chalky gray stool, at any age, means calling right away; blood in the stool means
          calling the same day. So does no stool at all in the first 48 hours
        </span>{' '}
        (en inglés) [17, 18].
      </p>
      <p>
        Hay cosas que no tienen nada que ver con contar. Si no logras despertar a tu bebé, si está tan débil
        que ni llora, si le cuesta respirar o si tiene los labios o la cara azulados o grises, llama ya al
        número de emergencias [19, 20]. La lista completa:{' '}
        <span lang="en">
          A baby who cannot be woken, does not move or is very weak, who grunts or moans with each breath, or
          whose lips or face look bluish or gray needs your emergency number now
        </span>{' '}
        (en inglés) [21]. Antes de los tres meses, una temperatura de 100.4 °F (38.0 °C) o más significa
        llamar de inmediato [22].
      </p>
      <p>
        Y si tus números están bien pero algo no te convence, llama de todos modos. Quien ha estado mirando
        eres tú. Un diario te ayuda a decir lo que viste; nunca tiene que ganarte el derecho a preguntar.
      </p>
    </>
  ),
  sources: [
    'EnFamilia, Asociación Española de Pediatría: Lactancia materna. ¿El bebé se está alimentando bien?',
    'WIC de Texas: How can I tell if my baby is getting enough to eat? (en inglés)',
    'HSE de Irlanda: Knowing if your newborn is getting enough (en inglés)',
    'Krames, Iowa Total Care: Evacuación',
    'East Lancashire Hospitals NHS Trust: Early breastfeeding days (en inglés)',
    'Breastfeeding Network (Reino Unido), sobre pañales mojados y sucios en los primeros días (en inglés)',
    {
      quoted:
        'Oficina para la Salud de la Mujer de Estados Unidos, tabla de pañales atribuida a la Academia Americana de Pediatría',
    },
    'Nommsen-Rivers y otros, 2008, Journal of Human Lactation 24:27 (en inglés)',
    'Grey Bruce Public Health, sobre el peso de un pañal mojado (en inglés)',
    'KellyMom, sobre el peso de un pañal mojado (en inglés)',
    'La Liga de la Leche: ¿Mi bebé está estreñido?',
    'Manual MSD, versión para público general: Lactancia',
    'Healthwise, Wayne HealthCare: Deshidratación en niños',
    'Academia Americana de Pediatría, HealthyChildren: Signs of Dehydration in Infants & Children (en inglés)',
    'Academia Americana de Pediatría, HealthyChildren.org en español, sobre los colores del popó',
    'Kaiser Permanente en español: Meconio',
    'Johns Hopkins Children’s Center: Stool Color Library (en inglés)',
    'Academia Americana de Pediatría, Pediatrics in Review: Newborn First Stool and Urine, 1994 (en inglés)',
    'Legacy Health: Síntomas de emergencia que no debe ignorar',
    'March of Dimes, Nacersano, sobre cuándo llamar al profesional de la salud',
    'Children’s Hospital Colorado: Newborn Illness: How to Recognize (en inglés)',
    'South Texas Health System Children’s: Fiebre, cuándo llamar al doctor',
  ],
};
