import { isIP } from 'node:net';
import { __ } from '@wordpress/i18n';
import type { ExportPlace } from '@store-analytics/rest-api';
import { isOnThisMachine } from '../../sources/connection/shop-address';
import { PlaceError } from './place-error';

/** A bucket as it was typed. */
type Bucket = Extract<ExportPlace, { kind: 'bucket' }>;

/** Checks a typed bucket. Throws a PlaceError that says what is wrong. */
export function readBucket(typed: Readonly<Record<string, unknown>>): Bucket {
	const text = (name: keyof Bucket) => String(typed[name] ?? '').trim();
	const prefix = text('prefix').replace(/^\/+|\/+$/g, '');
	const region = text('region') || 'us-east-1';
	const [bucket, accessKey] = [text('bucket'), text('accessKey')];
	if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
		throw new PlaceError(
			__('Enter the name of the bucket: small letters, digits and hyphens.', 'store-analytics'),
		);
	}
	if (!/^[a-z0-9-]{1,40}$/.test(region)) {
		throw new PlaceError(__('Enter the region as eu-central-1.', 'store-analytics'));
	}
	if (prefix !== '' && !prefix.split('/').every((part) => /^(?!\.+$)[\w .-]{1,100}$/.test(part))) {
		throw new PlaceError(
			__('Enter the folder in the bucket as “shop/exports”.', 'store-analytics'),
		);
	}
	if (!/^[\x21-\x7e]{1,200}$/.test(accessKey)) {
		throw new PlaceError(__('Enter the access key.', 'store-analytics'));
	}
	return {
		kind: 'bucket',
		endpoint: endpointIn(text('endpoint')),
		region,
		bucket,
		prefix,
		accessKey,
	};
}

/** Https, or http on this machine: others would read the shop's data on the way. */
function endpointIn(typed: string): string {
	const url = URL.canParse(typed) ? new URL(typed) : null;
	const isPlain =
		url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
	if (!url || !/^https?:$/.test(url.protocol) || !isPlain || url.password !== '') {
		throw new PlaceError(
			__(
				'Enter the address of the service as https://s3.example.com, without the bucket.',
				'store-analytics',
			),
		);
	}
	if (url.protocol === 'http:' && !isOnThisMachine(url.origin)) {
		throw new PlaceError(
			__(
				'The address is not encrypted, and others could read the data on the way. Enter it with https.',
				'store-analytics',
			),
		);
	}
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (isIP(host) !== 0 && isForbidden(host)) throw forbidden();
	return url.origin;
}

/**
 * Whether an IP address may never be asked: link-local addresses, where clouds tell a machine its own secrets, and
 * addresses that are nobody's.
 */
export function isForbidden(address: string): boolean {
	const plain = address.toLowerCase().replace(/^::ffff:/, '');
	return (
		/^(169\.254\.|0\.|22[4-9]\.|23\d\.|24\d\.|25[0-5]\.)/.test(plain) ||
		/^(fe[89ab][0-9a-f]:|ff|::$|fd00:ec2:|a9fe:)/.test(plain)
	);
}

export function forbidden(): PlaceError {
	return new PlaceError(
		__('This address belongs to no storage service. Enter another one.', 'store-analytics'),
	);
}
