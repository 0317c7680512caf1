import { resetLocaleData } from '@wordpress/i18n';
import { speak } from '../../../../tests/support/palette-words';
import { readSettings } from '../../../platform/settings/settings';
import { meaningRules } from '../../engine/definition/meaning-rules';
import { totalLabel } from '../total-labels';
import { breakdownNumbers } from './numbers';
import { breakdownNumbersByGrain, refundNumbersByGrain } from './numbers-by-grain';

afterAll(() => resetLocaleData({}, 'store-analytics'));

const rules = meaningRules(readSettings({}).server);
const reports = [breakdownNumbersByGrain, refundNumbersByGrain].flatMap((report) =>
	Object.values(report),
);

describe('The numbers of a report', () => {
	it.each(['en_US', 'de_DE', 'es_ES', 'fr_FR', 'ja', 'ar'])(
		'have names of their own, above and below its table: %s',
		(locale) => {
			speak(locale);
			for (const numbers of reports) {
				const charts = breakdownNumbers({ numbers, has: () => false }, rules).map(
					({ chart }) => chart,
				);
				const above = charts.map(({ label }) => label);
				const below = charts.map(({ key, label }) => totalLabel(key, label)(38));
				expect([...new Set(above)]).toEqual(above);
				expect([...new Set(below)]).toEqual(below);
				const rate = charts.find(({ key }) => key === 'refund_rate')?.label;
				if (rate) expect(totalLabel('refund_rate', '')(0).toLowerCase()).toBe(rate.toLowerCase());
			}
		},
	);
});
