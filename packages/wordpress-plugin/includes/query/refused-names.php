<?php
/**
 * Refusals of names and values that a request cannot have, with what there is instead.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** What values of a type are called in refusals. */
const KINDS_OF_VALUES = array(
	'string'  => 'a text',
	'integer' => 'a whole number',
	'array'   => 'a list',
	'object'  => 'an object',
);

/**
 * Refuses a request. The sentence is for programs, in JSON or on a terminal; escaping it for HTML would change it.
 *
 * @param string $parameter Name of the parameter that is wrong.
 * @param string $message   What is wrong, and what there is.
 * @throws Query_Refused Always.
 */
function refuse( $parameter, $message ) {
	$refused = new Query_Refused( $parameter, $message );
	throw $refused;
}

/**
 * Checks that a body names known fields only, each with a value of its type. WordPress ignores the first and converts the
 * second, which would hide a program's mistakes.
 *
 * @param \WP_REST_Request $request   Any.
 * @param array[]          $arguments What it takes.
 * @throws Query_Refused If it does not.
 */
function check_body( $request, $arguments ) {
	// Not as arrays: an empty list is no object.
	$body = json_decode( (string) $request->get_body() );
	foreach ( $body instanceof \stdClass ? get_object_vars( $body ) : array() as $name => $value ) {
		$name = (string) $name;
		if ( ! isset( $arguments[ $name ] ) ) {
			refuse_unknown( $name, 'field', $name, array_keys( $arguments ) );
		}
		$type = $arguments[ $name ]['type'];
		if ( ! is_of_type( $type, $value ) ) {
			refuse( $name, "$name is " . KINDS_OF_VALUES[ $type ] . ', not ' . wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . '.' );
		}
	}
}

/**
 * Checks whether a value is of a type.
 *
 * @param string $type  Of KINDS_OF_VALUES.
 * @param mixed  $value As json_decode() returns.
 * @return bool
 */
function is_of_type( $type, $value ) {
	switch ( $type ) {
		case 'integer':
			return is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
		case 'array':
			return is_array( $value );
		case 'object':
			return $value instanceof \stdClass;
		default:
			return is_string( $value );
	}
}

/**
 * Refuses a name that does not exist.
 *
 * @param string   $parameter That has it.
 * @param string   $kind      Such as metric.
 * @param string   $name      The wrong one.
 * @param string[] $known     All that exist.
 * @throws Query_Refused Always.
 */
function refuse_unknown( $parameter, $kind, $name, $known ) {
	$near = nearest_names( $name, $known );
	$hint = $near ? ' Did you mean ' . implode( ' or ', $near ) . '?' : '';
	refuse( $parameter, "There is no $kind \"$name\".$hint There are: " . implode( ', ', $known ) . '.' );
}

/** The longest name whose letters are compared: nobody means a name of ours by a longer one. */
const MOST_LETTERS = 60;

/**
 * Returns the names that differ from a wrong one in the fewest letters; else those that have the most words in common with it.
 *
 * @param string   $name  The wrong one.
 * @param string[] $known All that exist.
 * @return string[] Three at most.
 */
function nearest_names( $name, $known ) {
	$misspelt = names_of_fewest_letters( $name, $known );
	return array_slice( $misspelt ? $misspelt : names_of_most_words( $name, $known ), 0, 3 );
}

/**
 * Returns the names that differ from another in the fewest letters: in a third of its own at most.
 *
 * @param string   $name  The other.
 * @param string[] $known All that exist.
 * @return string[]
 */
function names_of_fewest_letters( $name, $known ) {
	$letters = letters_of_name( $name );
	if ( strlen( $letters ) > MOST_LETTERS || ! $known ) {
		return array();
	}
	$differences = array();
	foreach ( $known as $one ) {
		$differences[ $one ] = levenshtein( $letters, letters_of_name( $one ) );
	}
	$fewest = min( $differences );
	return $fewest <= strlen( $letters ) / 3 ? array_keys( $differences, $fewest, true ) : array();
}

/**
 * Returns the names that have the most words in common with another.
 *
 * @param string   $name  The other.
 * @param string[] $known All that exist.
 * @return string[]
 */
function names_of_most_words( $name, $known ) {
	$words    = words_of_name( strtolower( $name ) );
	$likeness = array();
	foreach ( $known as $one ) {
		$own              = words_of_name( $one );
		$likeness[ $one ] = count( array_intersect( $own, $words ) ) / max( 1, count( array_unique( array_merge( $own, $words ) ) ) );
	}
	$most = max( $likeness );
	return $most > 0 ? array_keys( $likeness, $most, true ) : array();
}

/**
 * Returns the letters and digits of a name.
 *
 * @param string $name Such as payment_method.
 * @return string
 */
function letters_of_name( $name ) {
	return preg_replace( '/[^a-z0-9]/', '', strtolower( $name ) );
}

/**
 * Returns the words of a name, without the end of a plural.
 *
 * @param string $name Such as orders_count.
 * @return string[]
 */
function words_of_name( $name ) {
	return array_unique( preg_replace( '/s$/', '', preg_split( '/[^a-z]+/', $name, -1, PREG_SPLIT_NO_EMPTY ) ) );
}
