import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AnalyticsError, StoreProvider } from '@store-analytics/components';
import { CurrencyContext, getFilteredCurrencyInstance } from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { columnsPreference } from '@store-analytics/rest-api';
import { useFiltered } from '../../../extensions/late-filters';
import { EmptyShop } from '../../../platform/empty-shop';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { DataStatus, IncompleteData, Panels, SharedState } from '../../data-status';
import { ChangesButton } from '../changes/changes-button';
import { ChartPanel } from './chart-panel';
import { askedNumbers } from '../definition/asked-numbers';
import { choiceIn, type Report } from '../definition/define-report';
import { FavoriteStar } from './favorite/favorite-star';
import { FiltersBar } from './filters-bar';
import { HeededFilters, UnknownFilters } from './link-filters';
import { buildModel } from '../definition/model';
import { Panel } from './panel';
import type { Query } from '../../../platform/query';
import { SummaryPanel } from './summary-panel';
import { UnknownSubject, useUnknownSubject } from './unknown-subject';
import { TablePanel } from './table-panel';
import { daysFrom } from '../query/period';
import { useLinkFilters } from '../query/use-link-filters';
import { useLookup } from '../query/use-lookup';
import { useNewerParams } from '../query/use-newer-params';
import { viewOf, type ReportView } from '../query/view';
import { selectedChart } from '../summary/summary';
import { hiddenOf, useColumnChoice, useHiddenColumns } from '../table/use-hidden-columns';
import { useTableData } from '../table/use-table-data';
import { ViewsButton } from '../../../views/views-button';
import { WhileReading } from './while-reading';
import './report-screen.css';

// In the same chunk, so that a prefetch also loads the screen's code.
export { prepareScreen } from './prepare-screen';

interface ReportScreenProps {
	readonly report: Report;
	readonly title: string;
	readonly path: string;
	readonly query: Query;
	/** Shown below the table. */
	readonly children?: ReactNode;
}

/**
 * The screen of any report: filters, numbers, chart and table. All are independent and follow from the same
 * declaration.
 */
export function ReportScreen({ report, title, path, query, children }: ReportScreenProps) {
	const settings = useAppSettings();
	const model = useModel(report, title, query);
	const currency = useFiltered(
		useCallback(
			() => getFilteredCurrencyInstance(query, settings.currency),
			[query, settings.currency],
		),
	);
	const lookup = useLookup(model, query);
	const link = useLinkFilters(model, query);
	const failed = [lookup, link].find(({ state }) => state === 'error');
	const view = useMemo(
		() =>
			viewOf(
				model,
				path,
				{ query, settings, currency },
				storeClock(),
				lookup.state === 'error' || link.state !== 'ready'
					? { state: 'pending' }
					: { ...lookup, heeded: link.heeded },
			),
		[model, path, query, settings, currency, lookup, link],
	);
	const subject = useUnknownSubject(view);
	const unknown = link.state === 'ready' ? link.unknown : [];
	const heeded = link.state === 'ready' ? Object.keys(link.heeded) : [];
	const store = useMemo(() => ({ currency }), [currency]);
	return (
		<CurrencyContext.Provider value={currency}>
			<StoreProvider value={store}>
				<div className="woocommerce-report">
					<Panel resetKey={view}>
						<FiltersBar view={view} />
					</Panel>
					<DataStatus isLive={model.isLive} />
					<FavoriteStar slug={report.slug} title={title} />
					<ReportViews view={view} />
					{!model.isLive && <IncompleteData from={selectedDays(view)} />}
					<WhileReading view={view} />
					{heeded.length > 0 && <HeededFilters names={heeded} path={path} query={query} />}
					{failed?.state === 'error' ? (
						<AnalyticsError error={failed.error} onRetry={failed.retry} />
					) : unknown.length > 0 ? (
						<UnknownFilters names={unknown} path={path} query={query} />
					) : subject ? (
						<UnknownSubject subject={subject} view={view} />
					) : (
						<ShopResponse view={view}>{children}</ShopResponse>
					)}
				</div>
			</StoreProvider>
		</CurrencyContext.Provider>
	);
}

/** The report as the shop, its extensions and the address have it. */
function useModel(report: Report, title: string, query: Query) {
	const settings = useAppSettings();
	const known = useNewerParams(report, settings.server);
	const chosen = choiceIn(report, query);
	const choice = useColumnChoice(columnsPreference(report.slug), query);
	const asked = report.choice === undefined ? '' : askedNumbers(query, choice).join();
	return useFiltered(
		useCallback(
			() => buildModel(report, title, settings, { known, chosen, asked: asked.split(',') }),
			[report, title, settings, known, chosen, asked],
		),
	);
}

/** The user's views of the report. The title is the report's, even if the table lists the parts of one item. */
function ReportViews({ view }: { view: ReportView }) {
	const { model, path, tools } = view;
	const table = view.parts ?? view;
	const { hidden } = useHiddenColumns(table);
	const screen = {
		path,
		title: model.title,
		query: tools.query,
		defaultDateRange: model.dated === false ? undefined : tools.settings.defaultDateRange,
		hiddenColumns: hiddenOf(table.model, hidden),
		metric: selectedChart(model.charts, tools.query),
	};
	return <ViewsButton screen={screen} />;
}

/** Returns the first days of the ranges; none if the report covers all time. */
function selectedDays({ model, period }: ReportView) {
	return model.dated === false ? [] : daysFrom(period);
}

/** What the shop returns: numbers and chart where the report has them, and the table. */
function ShopResponse({ view, children }: { view: ReportView; children: ReactNode }) {
	const table = view.parts ?? view;
	return (
		<SharedState isPending={view.state === 'pending'}>
			{!view.model.isLive && <EmptyShop />}
			<Panels>
				<OwnPart place="aboveNumbers" view={view} />
				{view.model.charts.length > 0 && (
					<>
						<Panel resetKey={view}>
							<SummaryPanel view={view} />
						</Panel>
						<Panel resetKey={view}>
							<ChangesButton view={view} />
						</Panel>
						<Panel resetKey={view}>
							<ChartPanel view={view} />
						</Panel>
					</>
				)}
				<OwnPart place="aboveTable" view={table} />
				<Panel resetKey={view}>
					<TablePanel key={table.model.slug} view={table} />
				</Panel>
				{children && <BelowTable table={table}>{children}</BelowTable>}
			</Panels>
		</SharedState>
	);
}

interface OwnPartProps {
	readonly place: 'aboveNumbers' | 'aboveTable';
	readonly view: ReportView;
}

/** A part that the report draws itself. */
function OwnPart({ place, view }: OwnPartProps) {
	const { model, path, tools, table } = view;
	const Part = model.parts?.[place];
	if (!Part) return null;
	return (
		<Panel resetKey={view}>
			<Part
				{...{ path, query: tools.query, tools, request: table, charts: model.charts }}
				chosen={model.parts?.chosen ?? ''}
			/>
		</Panel>
	);
}

/** Comes once the table has its rows, because it would jump when they replace the placeholders. */
function BelowTable({ table, children }: { table: ReportView; children: ReactNode }) {
	const { isLoading } = useTableData(table);
	const [isShown, setIsShown] = useState(false);
	if (!isLoading && !isShown) setIsShown(true);
	return isShown && <Panel resetKey={table}>{children}</Panel>;
}
