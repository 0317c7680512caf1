import { places, type Place } from './places';
import { Random, WeightedChoice } from '../random';

/** A customer of the demo shop; the same number is always the same person. */
export interface Person {
	/** Starts at 1. */
	readonly number: number;
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	/** Empty for guests. */
	readonly username: string;
	/** 0 for guests. */
	readonly userId: number;
	readonly place: Place;
	readonly address1: string;
	readonly city: string;
	readonly postcode: string;
	readonly state: string;
	/** Minutes between registration and the first order. */
	readonly registeredBefore: number;
}

const firstNames = [
	'Aoife', 'Bram', 'Ciara', 'Dario', 'Elif', 'Femke', 'Goran', 'Hanne', 'Ilse', 'Jonas', 'Kaito', 'Lena',
	'Maeve', 'Nils', 'Oisín', 'Priya', 'Quinn', 'Rosa', 'Saoirse', 'Tomas', 'Una', 'Viktor', 'Wanda', 'Xavi',
	'Yara', 'Zeno', 'Adaeze', 'Björn', 'Chiara', 'Dmitri', 'Eoin', 'Fatima',
]; // prettier-ignore

const lastNames = [
	'Byrne', 'Visser', 'Keller', 'Moreau', 'Lindqvist', 'Okafor', 'Brennan', 'Rossi', 'Tanaka', 'Novak', 'Walsh',
	'Peeters', 'Hartmann', 'Dubois', 'García', 'Nguyen', 'Doyle', 'Bakker', 'Schreiber', 'Petit', 'Sandoval',
	'Mwangi', 'Fitzgerald', 'Jansen', 'Vogel', 'Lambert', 'Iturbe', 'Kowalczyk', 'Ó Briain', 'Takeda',
]; // prettier-ignore

const streets = ['Quay St', 'Mill Lane', 'Harbour Rd', 'Station Rd', 'Chapel Hill', 'Orchard Row'];

const placeChoice = new WeightedChoice(places, (place) => place.weight);

/** Share of guests. */
const GUESTS = 0.4;

/** The administrator has the first id. */
const FIRST_USER_ID = 2;

/** Generates person `number`. */
export function person(number: number): Person {
	const random = new Random(0x5eed, number);
	const firstName = random.pick(firstNames);
	const lastName = random.pick(lastNames);
	const place = placeChoice.pick(random);
	const [city, postcode, state] = random.pick(place.cities);
	const handle = `${plain(firstName)}.${plain(lastName)}${number}`;
	const isGuest = random.chance(GUESTS);
	return {
		number,
		firstName,
		lastName,
		email: `${handle}@example.${random.chance(0.5) ? 'com' : 'org'}`,
		username: isGuest ? '' : handle,
		userId: isGuest ? 0 : FIRST_USER_ID + number,
		place,
		address1: `${random.whole(1, 180)} ${random.pick(streets)}`,
		city,
		postcode,
		state,
		registeredBefore: random.chance(0.7) ? random.whole(1, 15) : random.whole(60, 40_000),
	};
}

function plain(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[^A-Za-z]/g, '')
		.toLowerCase();
}
