import { useSearchParams } from 'react-router-dom';
import { ViewNav } from '#app/ViewNav.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { curveFrom } from '#domain/kinds/growth/growth-history.ts';
import { paths, SUMMARIES_TABS } from '#paths.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { withWords, words } from '#words/now.ts';
import styles from './BabySummaries.module.css';
import { GrowthTab } from './GrowthTab.tsx';
import { Overview } from './Overview.tsx';
import { periodInQuery, tabFrom } from './summaries-tab.ts';

const ShareTab = lazyComponent(
  async () => (await withWords(import('./share/ShareTab.tsx'), 'clinician', 'share', 'faults')).ShareTab,
);

const TABS = { overview: Overview, growth: GrowthTab, share: ShareTab };

/** Shows one of the tabs about a baby. The address selects the tab. Other tabs keep the period of the address. */
export function BabySummaries({ baby }: { baby: Baby }) {
  const [query] = useSearchParams();
  const current = tabFrom(query);
  const curve = curveFrom(query.get('curve'));
  const Tab = TABS[current];
  const { tabs, title } = words.summaries;
  return (
    <div className={styles.screen}>
      <PageHeader yields eyebrow={baby.name} title={title} />
      <ViewNav
        label={tabs.title}
        look="tabs"
        views={SUMMARIES_TABS.map((tab) => ({
          label: tabs[tab],
          // Without a tab, a curve would lead to the growth tab.
          to: paths.summaries({ ...periodInQuery(query), tab, curve: tab === 'growth' ? curve : undefined }),
          current: tab === current,
        }))}
      />
      <Tab baby={baby} />
    </div>
  );
}
