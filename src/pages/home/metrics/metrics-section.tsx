import { __ } from '@wordpress/i18n';
import { periodsSoFar } from '@store-analytics/date';
import { Section, SectionHeader } from '@store-analytics/components';
import { readList, readRecord } from '../../../platform/read-value';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { usePreferences } from '../../../platform/use-preferences';
import { SectionMenu } from '../../sections/section-menu';
import type { ArrangedProps } from '../../sections/section-props';
import { homeStats } from '../requests';
import { PeriodCard } from './period-card';

/** Sales today, this week and this month, each compared with the same part of the period before. */
export function MetricsSection(props: ArrangedProps) {
	const { indicators } = useAppSettings();
	const { hiddenStats, toggle } = useHiddenStats();
	const known = homeStats.flatMap(
		(stat) => indicators.find((indicator) => indicator.stat === stat) ?? [],
	);
	const shown = known.filter(({ stat }) => !hiddenStats.includes(stat));
	return (
		<>
			<SectionHeader
				title={props.title}
				menu={
					<SectionMenu
						section={{
							...props,
							hiddenBlocks: hiddenStats,
							onToggleHiddenBlock: (stat) => () => toggle(stat),
						}}
						label={__('Choose which analytics to display and the section name', 'store-analytics')}
						heading={__('Display stats:', 'store-analytics')}
						blocks={known.map(({ stat, label }) => ({ key: stat, label }))}
					/>
				}
			/>
			<Section className="sa-home__columns">
				{periodsSoFar.map((period) => (
					<PeriodCard key={period} period={period} shown={shown} />
				))}
			</Section>
		</>
	);
}

/** The numbers that the user hides, in the preference of WooCommerce's own Home. */
function useHiddenStats() {
	const { preferences, save } = usePreferences();
	const kept = readRecord((preferences as Readonly<Record<string, unknown>>).homepage_stats); // read by its names below
	const hiddenStats = readList(kept.hiddenStats).filter((stat) => typeof stat === 'string');
	const toggle = (stat: string) => {
		const others = hiddenStats.filter((other) => other !== stat);
		const next = others.length < hiddenStats.length ? others : [...hiddenStats, stat];
		void save({ homepage_stats: { ...kept, hiddenStats: next } });
	};
	return { hiddenStats, toggle };
}
