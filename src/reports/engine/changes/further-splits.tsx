import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { dimensionSplits, type ChangeSubject } from '@store-analytics/rest-api/changes';
import { SplitBy, type ShownSplit } from './split-by';

interface FurtherSplitsProps extends ShownSplit {
	readonly subject: ChangeSubject;
}

/** Splits by what orders say of themselves: each is requested when its button is pressed. */
export function FurtherSplits({ subject, ...shown }: FurtherSplitsProps) {
	const sources = useMemo(() => dimensionSplits(subject), [subject]);
	const [chosen, setChosen] = useState<readonly string[]>([]);
	if (sources.length === 0) return null;
	const toggle = (key: string) =>
		setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
	return (
		<>
			<div className="sa-changes__further" role="group" aria-label={name()}>
				<strong aria-hidden="true">{name()}</strong>
				{sources.map(({ key, title }) => (
					<Button
						key={key}
						variant="secondary"
						aria-pressed={chosen.includes(key)}
						onClick={() => toggle(key)}
					>
						{title}
					</Button>
				))}
			</div>
			{chosen.flatMap((key) =>
				sources
					.filter((source) => source.key === key)
					.map((source) => <SplitBy key={key} {...{ source, ...shown }} />),
			)}
		</>
	);
}

const name = () => __('Break down by', 'store-analytics');
