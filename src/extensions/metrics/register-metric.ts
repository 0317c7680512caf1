import type { MetricDeclaration, StoreAnalytics } from '@store-analytics/rest-api/metrics';
import { problemsOf } from './problems';
import { addMetric, metricNamed, removeMetric } from './registry';
import { safely } from './safely';

/**
 * Adds an extension's metric to its reports and Overview (see MetricDeclaration). Throws for an invalid declaration,
 * and then changes nothing.
 */
export const registerMetric: StoreAnalytics['registerMetric'] = (declared) => {
	const metric: unknown = declared; // as scripts pass it
	if (typeof metric !== 'object' || metric === null) {
		throw new Error('registerMetric takes an object that describes a metric: see docs/extending.');
	}
	const { name } = declared;
	const problems = problemsOf({ ...metric });
	if (metricNamed(name)) {
		problems.push(
			'There is a metric of this name: choose another one, or unregisterMetric it first.',
		);
	}
	if (problems.length > 0) {
		throw new Error(
			`registerMetric leaves out the metric '${String(name)}'. ${problems.join(' ')}`,
		);
	}
	addMetric(safely(declared as unknown as MetricDeclaration)); // as: its functions take the data of its reports
};

export const unregisterMetric: StoreAnalytics['unregisterMetric'] = removeMetric;
