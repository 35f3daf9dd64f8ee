import type { Sourced } from '#domain/care-guide/care-source.ts';
import { MAIN_LANGUAGE } from '#words/languages.ts';
import { speech } from '#words/now.ts';
import { describeSource } from '#words/say/care-guide.ts';

/** Names the source of a number or a sign. Titles of sources are in English in every language. */
export function SourceName({ of, className }: { of: Sourced; className: string | undefined }) {
  return (
    <bdi lang={MAIN_LANGUAGE} className={className}>
      {describeSource(of, speech)}
    </bdi>
  );
}
