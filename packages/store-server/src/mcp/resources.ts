import {
	dimensionWords,
	metricWords,
	queryContract,
	rangeWords,
} from '@store-analytics/rest-api/contract';
import { dimensions, metrics } from './tools/lists';
import type { ToolContext } from './tool';

/** A document for agents. */
export interface AgentResource {
	readonly name: string;
	readonly uri: string;
	readonly title: string;
	readonly description: string;
	readonly mimeType: string;
	readonly read: (context: ToolContext) => Promise<string>;
}

export const resources: readonly AgentResource[] = [
	{
		name: 'metrics',
		uri: 'store-analytics://metrics',
		title: 'Metrics',
		description: 'All numbers with unit, meaning and formula.',
		mimeType: 'application/json',
		read: async (context) => JSON.stringify(await metrics.run({}, context)),
	},
	{
		name: 'dimensions',
		uri: 'store-analytics://dimensions',
		title: 'Dimensions',
		description: 'What numbers are broken down and filtered by.',
		mimeType: 'application/json',
		read: async (context) => JSON.stringify(await dimensions.run({}, context)),
	},
	{
		name: 'meaning',
		uri: 'store-analytics://docs/meaning',
		title: 'How to read the numbers',
		description: 'Rules, limits and words of queries.',
		mimeType: 'text/markdown',
		read: () => Promise.resolve(meaning()),
	},
];

function meaning(): string {
	const {
		limits,
		further_rules: rules,
		version,
	} = queryContract({
		ordersAlone: true,
		fullRefunds: true,
	});
	const words = (all: Readonly<Record<string, string>>) =>
		Object.entries(all).map(([word, name]) => `- ${word}: ${name}`);
	return [
		`# Numbers of the shop (contract version ${version})`,
		'Amounts are in the shop’s currency and time zone. They follow WooCommerce’s own reports, by the version that `rules` names.',
		'A row with the value null has no such value, so rows always add up. `share` is a part of the total. `sums_up` says whether rows add up.',
		'## Limits',
		...Object.entries(limits).map(([name, most]) => `- ${name}: ${most}`),
		'## Rules',
		...rules.map((rule) => `- ${rule}`),
		'## Other names',
		...words(metricWords),
		...words(dimensionWords),
		'## Ranges',
		`- ${Object.keys(rangeWords).join(', ')}. A range of the current unit ends today.`,
	].join('\n');
}
