import type { NextRequest, NextResponse } from 'next/server';
import { closeSession, openSession } from '@/lib/session/door';

export const POST = (request: NextRequest): Promise<NextResponse> => openSession(request);
export const DELETE = (request: NextRequest): Promise<NextResponse> => closeSession(request);
