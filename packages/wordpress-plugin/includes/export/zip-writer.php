<?php
/**
 * Writes a .zip in many small requests: each one appends, and its state fits into an option. So it needs neither
 * ZipArchive nor a second copy on the disk.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** A .zip of this form cannot hold more, neither in one file nor together. */
const MOST_ZIP_BYTES = 4000000000;

/**
 * Returns the state of a new .zip.
 *
 * @return array { bytes: written so far; files: closed ones; file: the open one, or null }.
 */
function new_zip() {
	return array(
		'bytes' => 0,
		'files' => array(),
		'file'  => null,
	);
}

/**
 * Begins a file. Its checksum and sizes follow its content.
 *
 * @param resource $stream Of the .zip, at its end.
 * @param array    $zip    As new_zip() returns.
 * @param string   $name   In ASCII.
 * @param int      $time   Seconds since 1970.
 * @return array The new state.
 */
function begin_zip_file( $stream, $zip, $name, $time ) {
	$zip['file'] = array(
		'name'   => $name,
		'time'   => ( (int) gmdate( 'H', $time ) << 11 ) | ( (int) gmdate( 'i', $time ) << 5 ) | ( (int) gmdate( 's', $time ) >> 1 ),
		'date'   => ( ( (int) gmdate( 'Y', $time ) - 1980 ) << 9 ) | ( (int) gmdate( 'n', $time ) << 5 ) | (int) gmdate( 'j', $time ),
		'offset' => $zip['bytes'],
		'method' => function_exists( 'deflate_init' ) ? 8 : 0,
		'crc'    => 0,
		'size'   => 0,
		'packed' => 0,
	);
	return write_to_zip( $stream, $zip, "PK\x03\x04" . zip_file_header( $zip['file'], 8 ) . $name );
}

/**
 * Appends to the open file. Each piece is compressed by itself, so that the next request can go on.
 *
 * @param resource $stream  Of the .zip, at its end.
 * @param array    $zip     Its state.
 * @param string   $content Any bytes.
 * @return array The new state.
 */
function append_to_zip( $stream, $zip, $content ) {
	if ( '' === $content ) {
		return $zip;
	}
	$file            = $zip['file'];
	$packed          = 8 === $file['method'] ? deflate_add( deflate_init( ZLIB_ENCODING_RAW ), $content, ZLIB_FULL_FLUSH ) : $content;
	$file['crc']     = joined_crc32( $file['crc'], crc32( $content ), strlen( $content ) );
	$file['size']   += strlen( $content );
	$file['packed'] += strlen( $packed );
	$zip['file']     = $file;
	return write_to_zip( $stream, $zip, $packed );
}

/**
 * Ends the open file.
 *
 * @param resource $stream Of the .zip, at its end.
 * @param array    $zip    Its state.
 * @return array The new state.
 */
function end_zip_file( $stream, $zip ) {
	$file = $zip['file'];
	if ( 8 === $file['method'] ) {
		// The last block, which is empty.
		$zip             = write_to_zip( $stream, $zip, "\x03\x00" );
		$file['packed'] += 2;
	}
	$zip            = write_to_zip( $stream, $zip, "PK\x07\x08" . pack( 'VVV', $file['crc'], $file['packed'], $file['size'] ) );
	$zip['files'][] = $file;
	$zip['file']    = null;
	return $zip;
}

/**
 * Writes the list of files, the end of every .zip.
 *
 * @param resource $stream Of the .zip, at its end.
 * @param array    $zip    Its state.
 * @return array The new state.
 */
function end_zip( $stream, $zip ) {
	$start = $zip['bytes'];
	foreach ( $zip['files'] as $file ) {
		$zip = write_to_zip( $stream, $zip, "PK\x01\x02" . pack( 'v', 20 ) . zip_file_header( $file, 8 ) . pack( 'vvvVV', 0, 0, 0, 0, $file['offset'] ) . $file['name'] );
	}
	$count = count( $zip['files'] );
	return write_to_zip( $stream, $zip, "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, $count, $count, $zip['bytes'] - $start, $start, 0 ) );
}

/**
 * Returns what both headers of a file say.
 *
 * @param array $file  Of the state.
 * @param int   $flags 8: its sizes follow its content.
 * @return string
 */
function zip_file_header( $file, $flags ) {
	return pack( 'vvvvvVVVvv', 20, $flags, $file['method'], $file['time'], $file['date'], $file['crc'], $file['packed'], $file['size'], strlen( $file['name'] ), 0 );
}

/**
 * Writes bytes, all of them.
 *
 * @param resource $stream Of the .zip, at its end.
 * @param array    $zip    Its state.
 * @param string   $bytes  Any.
 * @return array The new state.
 * @throws Export_Failure If the disk is full, or the .zip would be too large.
 */
function write_to_zip( $stream, $zip, $bytes ) {
	$size = isset( $zip['file'] ) ? $zip['file']['size'] : 0;
	if ( max( $size, $zip['bytes'] + strlen( $bytes ) ) > MOST_ZIP_BYTES ) {
		throw new Export_Failure( 'too-large' );
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- WP_Filesystem cannot append.
	if ( strlen( $bytes ) !== fwrite( $stream, $bytes ) ) {
		throw new Export_Failure( 'disk' );
	}
	$zip['bytes'] += strlen( $bytes );
	return $zip;
}

/**
 * Returns the checksum of two texts in a row from the checksums of both.
 *
 * @param int $first  CRC-32 of the first.
 * @param int $second CRC-32 of the second.
 * @param int $length Bytes of the second.
 * @return int
 */
function joined_crc32( $first, $second, $length ) {
	// What one bit of zeros does to each bit of a checksum; squared, what two do, and so on.
	$step = array( 0xEDB88320 );
	for ( $bit = 1; $bit < 32; $bit++ ) {
		$step[] = 1 << ( $bit - 1 );
	}
	for ( $bits = 8 * $length; $bits > 0; $bits >>= 1 ) {
		if ( $bits & 1 ) {
			$first = crc32_after( $step, $first );
		}
		$square = array();
		foreach ( $step as $column ) {
			$square[] = crc32_after( $step, $column );
		}
		$step = $square;
	}
	return $first ^ $second;
}

/**
 * Returns what a step makes of a checksum.
 *
 * @param int[] $step What it makes of each bit.
 * @param int   $crc  The checksum.
 * @return int
 */
function crc32_after( $step, $crc ) {
	$sum = 0;
	for ( $bit = 0; 0 !== $crc; $bit++, $crc >>= 1 ) {
		if ( $crc & 1 ) {
			$sum ^= $step[ $bit ];
		}
	}
	return $sum;
}
