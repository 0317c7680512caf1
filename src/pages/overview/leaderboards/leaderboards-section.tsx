import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { Section, SectionHeader, SelectField } from '@store-analytics/components';
import { useLeaderboards } from '@store-analytics/data';
import { getPersistedQuery } from '@store-analytics/navigation';
import { leaderboardRows } from '@store-analytics/rest-api';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { useAtHand } from '../../../reports/engine/query/use-at-hand';
import { Awaiting } from '../../../reports/engine/screen/awaiting';
import { Panel } from '../../../reports/engine/screen/panel';
import { requestDates } from '../../../reports/engine/query/period';
import { usePeriod } from '../../../reports/engine/query/use-period';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { usePreferences } from '../../../platform/use-preferences';
import { LeaderboardCard } from './leaderboard-card';
import { leaderboardsRequest } from '../requests';
import { SectionMenu } from '../../sections/section-menu';
import type { SectionProps } from '../section-props';

/** The best sellers: all leaderboards from one request. */
export function LeaderboardsSection(props: SectionProps) {
	const { leaderboards } = useAppSettings();
	const { rows, setRows } = useRowsPerTable();
	const shown = leaderboards.filter(({ id }) => !props.hiddenBlocks.includes(id));
	return (
		<div className="woocommerce-dashboard__dashboard-leaderboards">
			<SectionHeader
				title={props.title || __('Leaderboards', 'store-analytics')}
				menu={
					<SectionMenu
						section={props}
						label={__('Choose which leaderboards to display and other settings', 'store-analytics')}
						heading={__('Leaderboards', 'store-analytics')}
						blocks={leaderboards.map(({ id, label }) => ({ key: id, label }))}
					>
						<div className="woocommerce-ellipsis-menu__item">
							<SelectField
								label={__('Rows per table', 'store-analytics')}
								value={String(rows)}
								options={rowChoices}
								onChange={setRows}
							/>
						</div>
					</SectionMenu>
				}
			/>
			{shown.length > 0 && <Tables {...props} shown={shown} rows={rows} />}
		</div>
	);
}

const rowChoices = Array.from({ length: 20 }, (_, index) => ({
	value: String(index + 1),
	label: String(index + 1),
}));

function useRowsPerTable() {
	const { preferences, save } = usePreferences();
	return {
		rows: leaderboardRows(preferences.dashboard_leaderboard_rows),
		setRows: (value: string) => void save({ dashboard_leaderboard_rows: Number(value) }),
	};
}

interface TablesProps extends SectionProps {
	readonly shown: ReturnType<typeof useAppSettings>['leaderboards'];
	readonly rows: number;
}

function Tables({ shown, rows, query, filters, defaultDateRange }: TablesProps) {
	const period = usePeriod(query, defaultDateRange);
	const request = useMemo(
		() =>
			leaderboardsRequest(
				{ rows, persistedQuery: JSON.stringify(getPersistedQuery(query)) },
				{ query, filters, dates: requestDates(period) },
			),
		[query, filters, rows, period],
	);
	const span = useMemo(() => requestDates(period).primary, [period]);
	const response = useLeaderboards(request);
	const current = useMemo(() => ({ boards: response, span, rows }), [response, span, rows]);
	const isLoading = response.status === 'loading';
	const { value, isStale } = useAtHand(
		response.status === 'ready' ? current : undefined,
		isLoading,
	);
	const { boards, span: days, rows: rowsPerTable } = value ?? current;
	return (
		<>
			{boards.status === 'loading' && <SlowResponseNotice />}
			<Awaiting isStale={isStale}>
				<Section className="woocommerce-dashboard__columns">
					{shown.map((board) => (
						<Panel key={board.id} resetKey={request}>
							<LeaderboardCard {...{ board, boards, rowsPerTable, span: days }} />
						</Panel>
					))}
				</Section>
			</Awaiting>
		</>
	);
}
