import { createReadStream } from 'node:fs';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { __, sprintf } from '@wordpress/i18n';
import type { ExportPlace } from '@store-analytics/rest-api';
import { BoundedHandler } from './bounded-handler';
import { PlaceError } from './place-error';
import type { PlacedFiles } from './placed-files';

/** A bucket with the secret of its access key. */
export type KeyedBucket = Extract<ExportPlace, { kind: 'bucket' }> & { readonly secret: string };

/** Bytes of a part; the service takes at most 10,000 parts. */
const PART = 8 * 1024 * 1024;
const MOST_PARTS = 9000;

/** Milliseconds for one file. */
const LONGEST = 60 * 60_000;

/** Sends files to a bucket in parts, so memory stays bounded. Returns the address of their folder. Throws a PlaceError. */
export async function sendToBucket(
	{ endpoint, region, bucket, prefix, accessKey, secret }: KeyedBucket,
	{ day, files, signal }: PlacedFiles,
): Promise<string> {
	// It would write to the terminal that its versions of 2027 need a newer Node; the lock file has one that does not.
	process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
	const client = new S3Client({
		...{ endpoint, region },
		credentials: { accessKeyId: accessKey, secretAccessKey: secret },
		// Services other than Amazon's seldom have a host for each bucket.
		forcePathStyle: !/\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname),
		// Older services do not understand checksums behind a body.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: new BoundedHandler(),
		maxAttempts: 3,
		followRegionRedirects: false,
	});
	const folder = [prefix, day].filter(Boolean).join('/');
	try {
		for (const { name, path: source, bytes } of files) {
			const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
			await upload(
				client,
				{ bucket, key: `${folder}/${path.basename(name)}`, source, bytes },
				limit,
			);
		}
	} catch (error) {
		signal.throwIfAborted();
		throw placeErrorOf(error, bucket);
	} finally {
		client.destroy();
	}
	return `${endpoint}/${bucket}/${folder}`;
}

async function upload(
	client: S3Client,
	file: {
		readonly bucket: string;
		readonly key: string;
		readonly source: string;
		readonly bytes: number;
	},
	signal: AbortSignal,
): Promise<void> {
	const body = createReadStream(file.source);
	const stop = new AbortController();
	const sending = new Upload({
		client,
		abortController: stop,
		params: { Bucket: file.bucket, Key: file.key, Body: body },
		queueSize: 2,
		partSize: Math.max(PART, Math.ceil(file.bytes / MOST_PARTS)),
	});
	const end = () => stop.abort();
	signal.addEventListener('abort', end, { once: true });
	try {
		signal.throwIfAborted();
		await sending.done();
	} finally {
		signal.removeEventListener('abort', end);
		body.destroy();
	}
}

const advice: Readonly<Record<string, (bucket: string) => string>> = {
	NoSuchBucket: (bucket) =>
		sprintf(
			/* translators: %s: name of a bucket */
			__('There is no bucket “%s”. Check its name and the address.', 'store-analytics'),
			bucket,
		),
	InvalidAccessKeyId: (bucket) =>
		sprintf(
			/* translators: %s: name of a bucket */
			__('The service of the bucket “%s” does not have this access key.', 'store-analytics'),
			bucket,
		),
	SignatureDoesNotMatch: (bucket) =>
		sprintf(
			/* translators: %s: name of a bucket */
			__('The secret for the bucket “%s” is wrong. Enter it again.', 'store-analytics'),
			bucket,
		),
	AccessDenied: (bucket) =>
		sprintf(
			/* translators: %s: name of a bucket */
			__(
				'The access key cannot write to the bucket “%s”. Give it permission to save files.',
				'store-analytics',
			),
			bucket,
		),
	PermanentRedirect: (bucket) =>
		sprintf(
			/* translators: %s: name of a bucket */
			__('The bucket “%s” is in another region. Check region and address.', 'store-analytics'),
			bucket,
		),
};

/** The sentence for an error of the client; none of its own texts, which may name keys. */
function placeErrorOf(error: unknown, bucket: string): unknown {
	if (error instanceof PlaceError) return error;
	const { name, $metadata, Code } = Object(error);
	const known = advice[String(Code ?? name)] ?? advice[String(name)];
	return new PlaceError(known ? known(bucket) : otherSentence(bucket, $metadata), { cause: error });
}

function otherSentence(bucket: string, metadata: unknown): string {
	const status: unknown = Object(metadata).httpStatusCode;
	return typeof status === 'number'
		? sprintf(
				/* translators: 1: name of a bucket, 2: number of an HTTP status */
				__('The bucket “%1$s” did not accept the files (status %2$s).', 'store-analytics'),
				bucket,
				String(status),
			)
		: sprintf(
				/* translators: %s: name of a bucket */
				__(
					'The service of the bucket “%s” cannot be reached. Check its address.',
					'store-analytics',
				),
				bucket,
			);
}
