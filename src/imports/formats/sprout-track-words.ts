/** The names of the columns, in the order in which the app writes them. */
export const COLUMNS = [
  'date',
  'time',
  'activity type',
  'sub-type',
  'start time',
  'end time',
  'duration',
  'amount',
  'unit',
  'details',
  'notes',
  'caretaker',
] as const;

/** The words in the cells that the import needs. */
export const WORDS = [
  'sleep',
  'feed',
  'diaper',
  'measurement',
  'nap',
  'night sleep',
  'breast',
  'solids',
  'formula',
  'breast milk',
  'wet',
  'dirty',
  'both',
  'height',
  'weight',
  'head circumference',
  'temperature',
  'side',
  'left',
  'right',
  'hr',
  'min',
  'sec',
  'pump',
  'bath',
  'milestone',
  'medicine',
  'activity',
  'vaccine',
  'food',
  'note',
  'tummy time',
  'walk',
  'indoor play',
  'outdoor play',
] as const;
export type SproutWord = (typeof WORDS)[number];

/**
 * The columns and the words in each language of the app, in lower case, in the order of `COLUMNS` and `WORDS`. The
 * first language is English.
 */
export const LANGUAGES: readonly { headers: string; words: string }[] = [
  {
    headers:
      'date|time|activity type|sub-type|start time|end time|duration|amount|unit|details|notes|caretaker',
    words:
      'sleep|feed|diaper|measurement|nap|night sleep|breast|solids|formula|breast milk|wet|dirty|both|height|weight|head circumference|temperature|side|left|right|hr|min|sec|pump|bath|milestone|medicine|activity|vaccine|food|note|tummy time|walk|indoor play|outdoor play',
  },
  {
    headers:
      'datum|uhrzeit|aktivitätstyp|untertyp|startzeit|endzeit|dauer|menge|einheit|details|notizen|betreuer',
    words:
      'schlaf|fütterung|windel|messung|nickerchen|nachtschlaf|brust|beikost|säuglingsnahrung|muttermilch|nass|schmutzig|beide|größe|gewicht|kopfumfang|temperatur|seite|links|rechts|std|min.|sek.|abpumpen|bad|meilenstein|medikament|aktivität|impfung|nahrung|notiz|bauchlage|spaziergang|spiel drinnen|spiel draußen',
  },
  {
    headers:
      'fecha|hora|tipo de actividad|subtipo|hora de inicio|hora de finalización|duración|cantidad|unidad|detalles|notas|cuidador',
    words:
      'sueño|alimentación|pañal|medición|siesta|sueño nocturno|pecho|sólidos|fórmula|leche materna|mojado|sucio|ambos|altura|peso|circunferencia de la cabeza|temperatura|lado|izquierda|derecha|h|min|seg|bomba|baño|hito|medicina|actividad|vacuna|comida|nota|tiempo boca abajo|paseo|juego interior|juego exterior',
  },
  {
    headers:
      "date|heure|type d'activité|sous-type|heure de début|heure de fin|durée|quantité|unité|détails|notes|soignant",
    words:
      'sommeil|alimentation|couche|mesure|sieste|sommeil nocturne|sein|solides|préparation|lait maternel|mouillé|sale|les deux|taille|poids|circonférence de la tête|température|côté|gauche|droite|h|min|sec|tire-lait|bain|étape|médicament|activité|vaccin|nourriture|note|temps sur le ventre|promenade|jeu intérieur|jeu extérieur',
  },
  {
    headers:
      'data|ora|tipo di attività|sottotipo|ora di inizio|ora di fine|durata|quantità|unità|dettagli|note|caregiver',
    words:
      "sonno|alimentazione|pannolino|misurazione|sonnellino|sonno notturno|seno|solidi|latte in polvere|latte materno|pipì|cacca|entrambi|altezza|peso|circonferenza della testa|temperatura|lato|sinistra|destra|h|min|sec|tiralatte|bagno|traguardo|farmaco|attività|vaccino|cibo|nota|tempo a pancia in giù|passeggiata|gioco interno|gioco all'aperto",
  },
  {
    headers:
      'dato|tid|aktivitetstype|undertype|starttid|sluttid|varighet|mengde|enhet|detaljer|notater|omsorgsperson',
    words:
      'søvn|mating|bleie|måling|blund|nattesøvn|bryst|fast føde|erstatning|morsmelk|våt|skitten|begge|høyde|vekt|hodeomkrets|temperatur|side|venstre|høyre|t|min|sek|pumpe|bad|milepæl|medisin|aktivitet|vaksine|mat|notat|magetid|tur|innendørs lek|utendørs lek',
  },
  {
    headers:
      'datum|tijd|activiteitstype|subtype|starttijd|eindtijd|duur|hoeveelheid|eenheid|details|notities|verzorger',
    words:
      'slaap|voeding|luier|meting|dutje|nachtslaap|borst|vast voedsel|flesvoeding|moedermelk|nat|vies|beide|lengte|gewicht|hoofdomtrek|temperatuur|kant|links|rechts|u|min|sec|kolven|bad|mijlpaal|medicijn|activiteit|vaccin|voedsel|notitie|buikligtijd|wandelen|binnenspelen|buitenspelen',
  },
  {
    headers:
      'data|czas|typ aktywności|podtyp|godzina rozpoczęcia|godzina zakończenia|czas trwania|ilość|jednostka|szczegóły|notatki|opiekun',
    words:
      'sen|karmienie|pielucha|pomiar|drzemka|sen nocny|pierś|stałe pokarmy|mleko modyfikowane|mleko matki|mokra|brudna|oba|wzrost|waga|obwód głowy|temperatura|strona|lewa|prawa|godz.|min|sek|laktacja|kąpiel|kamień milowy|lek|aktywność|szczepionka|jedzenie|notatka|czas na brzuszku|spacer|zabawa w domu|zabawa na dworze',
  },
  {
    headers:
      'data|hora|tipo de atividade|subtipo|hora de início|hora de término|duração|quantidade|unidade|detalhes|notas|cuidador',
    words:
      'sono|alimentação|fralda|medição|cochilo|sono noturno|peito|sólidos|fórmula|leite materno|xixi|cocô|ambos|altura|peso|circunferência da cabeça|temperatura|lado|esquerdo|direito|h|min|seg|extração|banho|marco|medicamento|atividade|vacina|comida|nota|barriga pra baixo|passeio|brincadeira em casa|brincadeira ao ar livre',
  },
  {
    headers:
      'data|hora|tipo de atividade|subtipo|hora de início|hora de fim|duração|quantidade|unidade|detalhes|notas|cuidador',
    words:
      'sono|alimentação|fralda|medição|sesta|sono noturno|mama|sólidos|fórmula|leite materno|molhado|sujo|ambos|altura|peso|perímetro cefálico|temperatura|lado|esquerdo|direito|h|min|seg|extração|banho|marco|medicamento|atividade|vacina|alimento|nota|hora de barriga|caminhada|brincadeira no interior|brincadeira ao ar livre',
  },
  {
    headers:
      'data|timp|tip activitate|subtip|ora de început|ora de sfârșit|durată|cantitate|unitate|detalii|observații|îngrijitor',
    words:
      'somn|hrănire|scutec|măsurare|pui de somn|somn de noapte|sân|solide|formulă|lapte matern|ud|murdar|ambele|înălțime|greutate|circumferința capului|temperatură|parte|stânga|dreapta|oră|min|sec|pompare|baie|moment important|medicament|activitate|vaccin|mâncare|notă|timp pe burică|mers pe jos|joacă în interior|joacă în aer liber',
  },
];
