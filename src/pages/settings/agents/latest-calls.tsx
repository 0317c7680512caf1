import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import type { AgentCall, AgentCalls } from '@store-analytics/rest-api';
import { momentText } from '../../../reports/data-status/sync/sync-state';
import { formatCount } from '../../../reports/engine/definition/cells';

interface LatestCallsProps {
	readonly log: AgentCalls;
	readonly showAll: () => void;
}

/** The latest calls of agents: who asked what and when, and how many rows came back. */
export function LatestCalls({ log, showAll }: LatestCallsProps) {
	const { currency } = useStore();
	const title = __('Recent requests', 'store-analytics');
	if (log.total === 0) {
		return <p>{__('No agent has asked for anything yet.', 'store-analytics')}</p>;
	}
	return (
		<>
			<div className="sa-agents__calls" role="region" aria-label={title} tabIndex={0}>
				<table>
					<caption>{title}</caption>
					<thead>
						<tr>
							<th scope="col">{__('Time', 'store-analytics')}</th>
							<th scope="col">{__('User', 'store-analytics')}</th>
							<th scope="col">{__('Question', 'store-analytics')}</th>
							<th scope="col" className="sa-agents__number">
								{__('Rows', 'store-analytics')}
							</th>
							<th scope="col">{__('Result', 'store-analytics')}</th>
						</tr>
					</thead>
					<tbody>
						{log.calls.map((call, index) => (
							<tr key={`${call.at} ${log.calls.length - index}`}>
								<td>{momentText(call.at)}</td>
								<td>
									{call.user}
									{call.app !== '' && <small>{call.app}</small>}
								</td>
								<td>
									<details>
										<summary>{call.ability}</summary>
										<code dir="ltr">{call.asked}</code>
										<small dir="ltr">{call.via}</small>
									</details>
								</td>
								<td className="sa-agents__number">{formatCount(call.rows, currency)}</td>
								<td>{outcomeText(call)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{log.calls.length < log.total && (
				<Button variant="secondary" onClick={showAll}>
					{__('Show all requests', 'store-analytics')}
				</Button>
			)}
		</>
	);
}

function outcomeText({ outcome }: AgentCall): string {
	switch (outcome) {
		case 'done':
			return __('Answered', 'store-analytics');
		case 'running':
			return __('Not finished', 'store-analytics');
		case 'refused':
			return __('Too many requests within a minute', 'store-analytics');
		default:
			return __('Rejected', 'store-analytics');
	}
}
