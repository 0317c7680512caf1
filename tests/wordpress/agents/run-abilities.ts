import path from 'node:path';
import type { CountedShop } from '../support/counted-shop';

type Body = Readonly<Record<string, unknown>>;

export interface Asking {
	readonly user?: number;
	/** PHP that runs first. */
	readonly first?: string;
}

/** PHP that provides abilities where WordPress has none. */
export const abilitiesApi = path.join(__dirname, 'abilities-api.php');

/** A value in PHP. */
export const inPhp = (value: unknown) =>
	`json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** Runs abilities one after the other: answers, or codes of errors with their sentence. */
export const abilityRunner =
	(shop: () => CountedShop) =>
	(asked: readonly (readonly [string, unknown])[], about: Asking = {}) =>
		JSON.parse(
			shop().php(
				'shop',
				`${about.first ?? ''}
				require '${abilitiesApi}';
				wp_set_current_user( ${about.user ?? 1} );
				foreach ( ${inPhp(asked)} as list( $name, $input ) ) {
					$answer    = wp_get_ability( "store-analytics/$name" )->execute( $input );
					$answers[] = is_wp_error( $answer ) ? array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message() ) : $answer;
				}
				echo wp_json_encode( $answers );`,
			),
		) as readonly Body[]; // as: PHP prints a list of answers
