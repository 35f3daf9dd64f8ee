import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import styles from './ShareTab.module.css';
import { SummaryExport } from './SummaryExport.tsx';
import { VisitReportForm } from './VisitReportForm.tsx';

type Paper = 'report' | 'summary';

/** Makes files for a clinician: the visit report, or a summary of the shown period. */
export function ShareTab({ baby }: { baby: Baby }) {
  const { now } = useFamily();
  const { summaryExports } = allowanceIn(useSession(), now);
  const [paper, setPaper] = useState<Paper>('report');
  const { gated } = words.summaries;
  const { share } = words.clinician;
  return (
    <Card data-no-print title={share.title} icon={<Share2 aria-hidden="true" />}>
      {summaryExports ? (
        <div className={styles.form}>
          <SegmentedChoice<Paper>
            label={share.which}
            hint={share.about[paper]}
            name="paper"
            options={[
              { value: 'report', label: share.report },
              { value: 'summary', label: share.summary },
            ]}
            value={paper}
            onValueChange={setPaper}
          />
          {paper === 'report' ? <VisitReportForm baby={baby} /> : <SummaryExport baby={baby} />}
        </div>
      ) : (
        <PlanNote text={gated.share.text} />
      )}
    </Card>
  );
}
