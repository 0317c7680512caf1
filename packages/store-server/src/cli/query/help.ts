import { commandOptions } from '@store-analytics/rest-api/contract';
import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { queryMeanings } from '@store-analytics/rest-api/metrics';
import { reportNames } from './report';

/** Shown by `npm run query -- --help`; options and names come from the declarations. */
export function queryHelp(): string {
	const metrics = queryMeanings({ ordersAlone: true, fullRefunds: true }).map(({ key }) => key);
	const dimensions = dimensionMeanings.map(({ key }) => key);
	const options = commandOptions.map(
		({ name, value, text }) => [`--${name}=${value}`, text] as const,
	);
	const wide = Math.max(...options.map(([option]) => option.length)) + 2;
	return [
		'Numbers of the shop, from the running server or from its file (docs/ask-by-program.md).',
		'',
		'  npm run query -- query --metric=net_sales --by=country --range=last_month',
		'  npm run query -- report orders --range=yesterday --format=csv',
		'  npm run query -- status',
		'',
		...options.map(([option, text]) => `  ${option.padEnd(wide)}${text}`),
		`  ${'--db=FILE'.padEnd(wide)}file of the store; by default the one that was open last`,
		'',
		`Metrics: ${metrics.join(', ')}`,
		`Dimensions: ${dimensions.join(', ')}`,
		`Reports: ${reportNames.join(', ')}`,
		'',
		'Exit codes: 0 success, 1 the shop cannot answer, 2 the words are not understood.',
		'',
	].join('\n');
}
