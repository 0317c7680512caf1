import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, StateDrawing, StoreProvider } from '@store-analytics/components';
import type { ViewData } from '@store-analytics/rest-api';
import type { Answer } from './answer';
import type { Host } from './host';
import { ChangesTables } from './changes-tables';
import { ChartOverTime } from './chart-over-time';
import { shownMetrics, type ShownMetric } from './numbers';
import { rangeText } from './over-time';
import { QueryTable } from './query-table';
import { speak, storeOf } from './shop';
import { Totals } from './totals';

interface AnswerViewProps {
	/** Undefined until the client passes it on. */
	readonly answer: Answer | 'cancelled' | undefined;
	readonly host: Host | undefined;
}

/** A tool's result as chart and table, or a sentence that says why there is none. */
export function AnswerView({ answer, host }: AnswerViewProps) {
	if (answer === undefined) return <Message isBusy text={__('Loading…', 'store-analytics')} />;
	if (answer === 'cancelled') {
		return <Message text={__('The request was canceled.', 'store-analytics')} />;
	}
	if (answer.kind === 'refused') return <Failure text={answer.message} />;
	if (answer.kind === 'unreadable') {
		return <Failure text={__('Your app did not pass on any numbers.', 'store-analytics')} />;
	}
	return <Numbers answer={answer} host={host} />;
}

function Message({ text, isBusy = false }: { text: string; isBusy?: boolean }) {
	return (
		<p className="sa-agent-view__message" role="status" aria-busy={isBusy}>
			{text}
		</p>
	);
}

function Failure({ text }: { text: string }) {
	return (
		<div className="sa-agent-view__message" role="alert">
			<StateDrawing state="failed" />
			<p>{text}</p>
		</div>
	);
}

type Shown = Extract<Answer, { kind: 'query' | 'changes' }>;

function Numbers({ answer, host }: { answer: Shown; host: Host | undefined }) {
	const { about, data } = answer;
	const locale = about?.formats.locale ?? document.documentElement.lang.replace('-', '_');
	speak(locale);
	const metrics = metricsOf(answer);
	const asked: ViewData['asked'] = about?.asked ?? {};
	return (
		<StoreProvider value={storeOf(about?.formats, data.currency, locale)}>
			<main className="sa-agent-view">
				<header className="sa-agent-view__header">
					<h1>{titleOf(answer, metrics)}</h1>
					<p>{periodOf(asked)}</p>
				</header>
				<Totals metrics={metrics} {...totalsOf(answer)} comparedTo={rangeText(asked['compare'])} />
				<ChartOverTime answer={answer} metrics={metrics} host={host} />
				{answer.kind === 'query' ? (
					<QueryTable data={answer.data} metrics={metrics} />
				) : (
					<ChangesTables data={answer.data} metric={metrics[0]} />
				)}
				<Footer link={data.link} dataAsOf={data.data_as_of} host={host} />
			</main>
		</StoreProvider>
	);
}

function metricsOf({ kind, data, about }: Shown): ShownMetric[] {
	if (kind === 'query') return shownMetrics(data.metrics, Object.keys(data.totals));
	const known = about?.metrics ?? [];
	return shownMetrics(known.length > 0 ? known : [{ key: data.metric, label: data.metric }], []);
}

function totalsOf({ kind, data }: Shown) {
	if (kind === 'query') return { totals: data.totals, compared: data.compared_totals };
	return { totals: { [data.metric]: data.value }, compared: { [data.metric]: data.compared } };
}

function titleOf({ kind, data }: Shown, metrics: readonly ShownMetric[]): string {
	const name = metrics[0]?.label ?? '';
	// translators: %s: a number, such as Net sales.
	if (kind === 'changes') return sprintf(__('What changed: %s', 'store-analytics'), name);
	const by = data.dimensions.map(({ label }) => label).join(' · ');
	// translators: 1: a number, such as Net sales. 2: what it is broken down by, such as Country.
	return by ? sprintf(__('%1$s by %2$s', 'store-analytics'), name, by) : name;
}

function periodOf(asked: ViewData['asked']): string {
	return rangeText(asked['range']);
}

interface FooterProps {
	readonly link: string | null;
	readonly dataAsOf: string | null;
	readonly host: Host | undefined;
}

function Footer({ link, dataAsOf, host }: FooterProps): ReactNode {
	const canOpen = link !== null && /^https?:/.test(link) && host?.capabilities.openLinks;
	const text = asOfText(dataAsOf);
	if (!canOpen && text === '') return null;
	return (
		<footer className="sa-agent-view__footer">
			<span>{text}</span>
			{canOpen && (
				<Button variant="secondary" onClick={() => host.openLink(link)}>
					{__('Open in Analytics', 'store-analytics')}
				</Button>
			)}
		</footer>
	);
}

function asOfText(moment: string | null): string {
	const at =
		moment === null ? NaN : Date.parse(/Z|[+-]\d\d:?\d\d$/.test(moment) ? moment : `${moment}Z`);
	if (Number.isNaN(at)) return '';
	const { lang } = document.documentElement;
	const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
		at,
	);
	// translators: %s: a date and time.
	return sprintf(__('Data as of %s', 'store-analytics'), time);
}
