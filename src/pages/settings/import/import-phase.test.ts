import { moment } from '@store-analytics/date';
import { importQuery, phaseOf } from './import-phase';

const nothing = { imported: 0, total: 0 };
const still = {
	customers: nothing,
	orders: nothing,
	isKnown: true,
	isInProgress: false,
	hasFailed: false,
};
const running = { ...still, isInProgress: true };
const half = { imported: 2, total: 4 };
const whole = { imported: 4, total: 4 };
const today = moment.utc('2026-11-20T12:00:00');
const custom = (date: string) =>
	importQuery({ period: { date, label: 'custom' }, skipPrevious: true }, today);

describe('The import of past orders', () => {
	it.each([
		['unknown', { ...still, isKnown: false }],
		['nothing', still],
		['ready', { ...still, orders: half }],
		['finished', { ...still, customers: whole, orders: whole }],
		['initializing', running],
		['customers', { ...running, customers: half, orders: half }],
		['orders', { ...running, customers: whole, orders: half }],
		['finalizing', { ...running, customers: whole, orders: whole }],
		['error', { ...running, hasFailed: true }],
	] as const)('is in phase %s', (phase, lookup) => {
		expect(phaseOf(lookup)).toBe(phase);
	});

	it('[S3.import.4] counts days from a custom date, which is a full MM/DD/YYYY and not in the future', () => {
		expect(custom('11/10/2026')).toEqual({ skip_existing: true, days: 10 });
		expect(custom('11/20/2026')).toEqual({ skip_existing: true, days: 1 });
		expect(['11/21/2026', '1/1/2026', '13/40/2026', ''].map(custom)).toEqual(Array(4).fill(null));
	});

	it('requests a number of days, or everything', () => {
		const form = { period: { date: '', label: 'all' }, skipPrevious: false };
		expect(importQuery(form, today)).toEqual({ skip_existing: false });
		expect(importQuery({ ...form, period: { date: '', label: '90' } }, today)).toEqual({
			skip_existing: false,
			days: 90,
		});
	});
});
