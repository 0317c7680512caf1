import { zoneSpan } from './zone-span';

const at = (iso: string) => Date.parse(iso);

describe('the days on which a zone’s clocks stay as they are', () => {
	it('end before clocks are set, forward or back', () => {
		const spring = zoneSpan('Europe/Berlin', new Date('2026-03-20T12:00:00Z'));
		expect(spring).toMatchObject({ zone: 'Europe/Berlin', offset: 60 });
		expect(spring.from).toBeLessThanOrEqual(at('2026-03-20T00:00:00Z'));
		// Clocks go forward on 29 March at 01:00 UTC.
		expect(spring.until).toBeLessThanOrEqual(at('2026-03-29T01:00:00Z'));
		expect(spring.until).toBeGreaterThan(at('2026-03-28T00:00:00Z'));
		const autumn = zoneSpan('Australia/Lord_Howe', new Date('2026-04-04T12:00:00Z'));
		// Half an hour back on 4 April at 15:00 UTC.
		expect(autumn).toMatchObject({ offset: 660 });
		expect(autumn.until).toBeLessThanOrEqual(at('2026-04-04T15:00:00Z'));
		expect(autumn.until).toBeGreaterThan(at('2026-04-04T12:00:00Z'));
	});

	it('begin with now where clocks were set within the last day', () => {
		const now = new Date('2026-03-29T05:00:00Z');
		expect(zoneSpan('Europe/Berlin', now)).toMatchObject({ offset: 120, from: now.getTime() });
	});

	it('are three months where clocks are never set, and are not of another zone', () => {
		const now = new Date('2026-11-20T17:00:00Z');
		const span = { from: at('2026-11-19T17:00:00Z'), until: at('2027-02-20T17:00:00Z') };
		expect(zoneSpan('Asia/Kolkata', now)).toEqual({ zone: 'Asia/Kolkata', offset: 330, ...span });
		expect(zoneSpan('-03:30', now)).toEqual({ zone: '-03:30', offset: -210, ...span });
	});
});
