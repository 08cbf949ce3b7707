/**
 * Loaded by `--import` into every supervised process. Bytes of files and sockets lie outside the
 * JavaScript heap, and by default V8 goes through the whole heap again whenever some 30 MB of them
 * have passed: two thirds of the processor time of a large upload or download. Counted as a part of
 * the heap they are collected with the young objects that hold them. Measured in `bench/`.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--external-memory-accounted-in-global-limit');
