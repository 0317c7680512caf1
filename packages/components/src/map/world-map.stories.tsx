import { useState } from 'react';
import { hasMap } from './map-levels';
import type { WorldMapProps } from './map-props';
import { WorldMap } from './world-map';

export default { title: 'Charts/WorldMap', component: WorldMap };

const countries: Readonly<Record<string, number | null>> = {
	US: 48_652,
	DE: 15_237,
	GB: 9_306,
	FR: 7_121,
	CA: 6_410,
	AU: 4_888,
	NL: 3_507,
	AT: 2_745,
	BR: 2_310,
	JP: 1_914,
	SE: 1_206,
	IN: 960,
	MX: 744,
	SG: 512,
	ZA: 388,
	MT: 120,
	TR: 96,
	XK: 60,
	NO: 0,
	AR: null,
	AQ: 12,
};

const names = new Intl.DisplayNames('en', { type: 'region' });
const money = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	notation: 'compact',
	maximumFractionDigits: 1,
});

const netSales: WorldMapProps = {
	label: 'Net sales by country',
	values: new Map(Object.entries(countries)),
	format: money.format,
	formatShort: short.format,
	nameOf: (code) => names.of(code),
};

export function Countries() {
	return <WorldMap {...netSales} />;
}

const europe = ['DE', 'FR', 'NL', 'AT', 'SE', 'MT', 'NO'];

/** All values are in one part of the world, which the map shows first. */
export function OnePartOfTheWorld() {
	const values = new Map(europe.map((code) => [code, countries[code]]));
	return <WorldMap {...netSales} values={values} />;
}

const states: Readonly<Record<string, number>> = {
	CA: 9_120,
	TX: 7_040,
	NY: 6_310,
	FL: 4_120,
	IL: 2_980,
	WA: 2_310,
	CO: 1_204,
	OH: 980,
	AK: 210,
	HI: 160,
	DC: 120,
	WY: 0,
};

export function StatesOfACountry() {
	return (
		<WorldMap
			{...netSales}
			level="US"
			label="Net sales by state"
			values={new Map(Object.entries(states))}
			nameOf={(code) => `State of ${code}`}
		/>
	);
}

/** A press on the United States opens its states; other countries have no map of theirs. */
export function FromTheWorldToStates() {
	const [level, setLevel] = useState('world');
	const isWorld = level === 'world';
	return (
		<WorldMap
			{...netSales}
			level={level}
			values={new Map(Object.entries(isWorld ? countries : states))}
			nameOf={(code) => (isWorld ? names.of(code) : `State of ${code}`)}
			onSelect={(code) => setLevel(hasMap(code) ? code : 'world')}
		/>
	);
}

export function NothingSold() {
	return <WorldMap {...netSales} values={new Map()} />;
}
